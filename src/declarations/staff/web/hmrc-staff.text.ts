import { defineText } from '#platform/shared/text.ts'

export const hmrcStaffText = defineText({
  title: { en: 'HMRC', zh: 'HMRC连接' },
  sub: {
    en: 'British VAT returns go to HMRC through the agent services account of the agency.',
    zh: '英国VAT申报通过服务商的HMRC代理服务账户直接提交。',
  },
  noRoleTitle: { en: 'Your role does not include filing at HMRC', zh: '您无权查看HMRC连接' },
  noRoleText: {
    en: 'Case handlers, reviewers and administrators can see it. An administrator can change your role.',
    zh: '仅经办人、复核人和管理员可以查看，如需权限，请联系管理员。',
  },
  loading: { en: 'Loading the connection to HMRC', zh: '正在加载HMRC连接' },
  loadFailed: { en: 'The connection to HMRC could not be loaded', zh: 'HMRC连接加载失败' },
  connection: { en: 'Connection', zh: '连接状态' },
  state_NOT_SET_UP: { en: 'Not set up', zh: '尚未开通' },
  state_NOT_CONNECTED: { en: 'Not connected', zh: '尚未连接' },
  state_CONNECTED: { en: 'Connected', zh: '已连接' },
  state_EXPIRING: { en: 'Expires soon', zh: '即将到期' },
  state_BROKEN: { en: 'Connection ended', zh: '连接已失效' },
  text_NOT_SET_UP: {
    en: 'This portal has no access data for HMRC. Until the operator enters them, file British returns on HMRC’s own site and record the reference here.',
    zh: '本平台尚未配置HMRC接口参数。在运维人员完成配置前，请在HMRC网站申报，并将受理编号登记到本平台。',
  },
  text_NOT_CONNECTED: {
    en: 'Nothing can be filed at HMRC yet. An administrator signs in once with the agent services account; that lasts 18 months.',
    zh: '目前还不能向HMRC提交申报。管理员使用代理服务账户登录一次即可，有效期18个月。',
  },
  text_CONNECTED: {
    en: 'Confirmed British returns can be sent from their own page.',
    zh: '已确认的英国申报可在其详情页直接提交。',
  },
  text_EXPIRING: {
    en: 'British returns can still be sent. HMRC asks for a new sign-in every 18 months: an administrator signs in again before the last day.',
    zh: '目前仍可提交英国申报。HMRC要求每18个月重新登录一次，请管理员在到期前重新登录。',
  },
  text_BROKEN: {
    en: 'HMRC no longer accepts our sign-in, so nothing can be filed there. An administrator signs in again.',
    zh: 'HMRC已不接受原有登录，暂时无法提交申报，请管理员重新登录。',
  },
  connectedBy: { en: 'Connected by', zh: '连接人' },
  connectedAt: { en: 'Connected on', zh: '连接时间' },
  expiresOn: { en: 'Valid until', zh: '有效期至' },
  connect: { en: 'Sign in at HMRC', zh: '前往HMRC登录' },
  connectAgain: { en: 'Sign in at HMRC again', zh: '重新登录HMRC' },
  connectHint: {
    en: 'You leave the portal and come back when HMRC has asked for your permission. The link works for an hour.',
    zh: '您将离开本平台，在HMRC完成授权后自动返回。链接一小时内有效。',
  },
  onlyAdmin: { en: 'Only an administrator can sign in at HMRC.', zh: '仅管理员可以登录HMRC。' },
  disconnect: { en: 'Disconnect…', zh: '断开连接…' },
  disconnectTitle: { en: 'Disconnect from HMRC', zh: '断开HMRC连接' },
  disconnectText: {
    en: 'The portal forgets its sign-in at once. Until an administrator signs in again, no British return can be sent. What was filed stays filed.',
    zh: '平台将立即清除登录信息。在管理员重新登录前，无法提交英国申报；已提交的申报不受影响。',
  },
  disconnectNow: { en: 'Disconnect', zh: '确认断开' },
  disconnected: { en: 'Disconnected from HMRC', zh: '已断开HMRC连接' },
  cancel: { en: 'Cancel', zh: '取消' },
  callbackTitle: { en: 'Sign-in at HMRC', zh: 'HMRC登录结果' },
  callbackBusy: { en: 'Completing the sign-in', zh: '正在完成登录' },
  callbackDone: { en: 'The agency is connected to HMRC', zh: '已连接HMRC' },
  callbackDoneText: {
    en: 'British returns can now be sent. The sign-in is valid until {{day}}.',
    zh: '现在可以提交英国申报，登录有效期至{{day}}。',
  },
  callbackFailed: { en: 'The sign-in was not completed', zh: '登录未完成' },
  backToHmrc: { en: 'Back to the connection', zh: '返回HMRC连接' },
})
