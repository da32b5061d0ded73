import { defineText } from '#platform/shared/text.ts'

/** A British return on its way to HMRC. */
export const hmrcFilingText = defineText({
  title: { en: 'Send to HMRC', zh: '提交HMRC' },
  loading: { en: 'Loading the connection to HMRC', zh: '正在加载HMRC连接' },
  stateFailed: { en: 'The connection to HMRC could not be loaded', zh: 'HMRC连接加载失败' },
  notConnected: { en: 'The agency is not connected to HMRC', zh: '尚未连接HMRC' },
  notConnectedText: {
    en: 'Connect it first, or file on HMRC’s own site and record the reference below.',
    zh: '请先连接，或在HMRC网站申报后在下方登记受理编号。',
  },
  expiring: { en: 'The sign-in at HMRC ends on {{day}}', zh: 'HMRC登录将于{{day}}到期' },
  expiringText: {
    en: 'This return can be sent. An administrator signs in again before that day, so that the next ones can be sent too.',
    zh: '本次申报仍可提交。请管理员在到期前重新登录，以免影响后续申报。',
  },
  toConnection: { en: 'Connection', zh: '前往连接' },
  approved: {
    en: 'The client has received a copy of this return and approved it as correct and complete to the best of their knowledge and belief.',
    zh: '客户已收到本申报副本，并确认据其所知内容正确、完整。',
  },
  approvalNeeded: {
    en: 'HMRC asks for this declaration with every return.',
    zh: 'HMRC要求每次申报均作出上述声明。',
  },
  send: { en: 'Send to HMRC', zh: '提交HMRC' },
  askAgain: { en: 'Ask HMRC, then send', zh: '先向HMRC核实，再提交' },
  correlation: { en: 'HMRC correlation ID {{id}}', zh: 'HMRC请求编号：{{id}}' },
  hint: {
    en: 'It is sent once. If HMRC’s answer does not come, HMRC is asked whether it has the return before anything is repeated.',
    zh: '申报只会提交一次。如未收到HMRC的回应，系统会先向HMRC核实是否已收到，不会直接重复提交。',
  },
  filed: { en: 'HMRC has taken the return', zh: 'HMRC已接收申报' },
  askClient: { en: 'Check authorisation', zh: '查询授权' },
  clientAsked: { en: 'HMRC has answered', zh: 'HMRC已答复' },
  clientAskedAt: { en: 'Asked', zh: '查询时间：' },
  client_NONE: { en: 'Not asked yet', zh: '尚未查询' },
  client_AUTHORISED: { en: 'Authorised', zh: '已授权' },
  client_NOT_AUTHORISED: { en: 'Not authorised', zh: '未授权' },
  client_INSOLVENT: { en: 'Insolvent', zh: '已进入破产程序' },
  client_UNKNOWN_NUMBER: { en: 'Number unknown', zh: '税号不存在' },
  clientText_NONE: {
    en: 'Ask HMRC whether the agency may act for this VAT number, before the return is due.',
    zh: '请在截止日前向HMRC查询我方是否有权代理该税号。',
  },
  clientText_AUTHORISED: {
    en: 'HMRC lets the agency file for this VAT number.',
    zh: 'HMRC允许我方为该税号提交申报。',
  },
  clientText_NOT_AUTHORISED: {
    en: 'HMRC would refuse the return. Have the client authorise the agency in its HMRC account, then check again.',
    zh: 'HMRC会拒绝该申报。请让客户在其HMRC账户中授权我方，然后重新查询。',
  },
  clientText_INSOLVENT: {
    en: 'HMRC takes no returns of an insolvent trader this way. File it as HMRC’s insolvency team asks, and record the reference below.',
    zh: '对已进入破产程序的企业，HMRC不接受此方式申报。请按HMRC破产事务部门的要求申报，并在下方登记受理编号。',
  },
  clientText_UNKNOWN_NUMBER: {
    en: 'HMRC does not know this VAT number. Compare it with the certificate and correct the registration.',
    zh: 'HMRC没有该税号的记录。请与证书核对并更正登记信息。',
  },
  status_SENDING: { en: 'On its way to HMRC', zh: '正在提交HMRC' },
  status_UNCLEAR: { en: 'HMRC’s answer did not come', zh: '未收到HMRC的回应' },
  status_TAKEN: { en: 'HMRC has the return', zh: 'HMRC已接收申报' },
  status_REFUSED: { en: 'HMRC refused the return', zh: 'HMRC拒绝了申报' },
  status_NOT_TAKEN: { en: 'HMRC does not have the return', zh: 'HMRC未收到申报' },
  text_SENDING: {
    en: 'Somebody is sending it at this moment. Wait a minute and look again.',
    zh: '有人正在提交，请稍等一分钟后查看。',
  },
  text_UNCLEAR: {
    en: 'HMRC is being asked, and nothing is repeated until it has answered. “Ask HMRC, then send” asks it at once.',
    zh: '系统正在向HMRC核实，在得到答复前不会重复提交。点击“先向HMRC核实，再提交”可立即核实。',
  },
  text_TAKEN: { en: 'The declaration has been filed with its receipt.', zh: '申报及回执已登记。' },
  text_REFUSED: {
    en: 'Correct what HMRC names, have the figures confirmed again where they change, and send it again.',
    zh: '请按HMRC指出的问题更正；如数据有变动，需重新确认后再提交。',
  },
  text_NOT_TAKEN: { en: 'Nothing was filed; it can be sent again.', zh: '未提交成功，可重新提交。' },
})
