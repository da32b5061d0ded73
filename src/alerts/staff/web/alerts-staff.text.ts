import { defineText } from '#platform/shared/text.ts'

/** On the start page of administrators. */
export const alertsStaffText = defineText({
  title: {
    en: { one: 'One problem needs your attention', other: '{{count}} problems need your attention' },
    zh: '有{{count}}个问题需要处理',
  },
  what_JOBS_FAILING: { en: 'Scheduled work keeps failing', zh: '定时任务持续失败' },
  next_JOBS_FAILING: {
    en: 'The log says why (“job failed”); npm run doctor checks what the work depends on.',
    zh: '失败原因见日志（“job failed”），可运行npm run doctor检查其依赖项。',
  },
  what_JOBS_GIVEN_UP: { en: 'Work was given up', zh: '有后台任务已放弃重试' },
  next_JOBS_GIVEN_UP: {
    en: 'The log says why (“job failed”). Once the cause is gone, have it tried again as the operating manual says.',
    zh: '失败原因见日志（“job failed”），排除后请按运维手册重新执行。',
  },
  what_WEBHOOKS_REJECTED: { en: 'Webhooks of payments are rejected', zh: '支付通知被拒收' },
  next_WEBHOOKS_REJECTED: {
    en: 'Compare STRIPE_WEBHOOK_SECRETS with the endpoint in Stripe’s dashboard.',
    zh: '请将STRIPE_WEBHOOK_SECRETS与Stripe后台该端点的密钥核对。',
  },
  what_FILES_WAITING: { en: 'Uploaded files wait for the virus scanner', zh: '文件等待病毒扫描' },
  next_FILES_WAITING: {
    en: 'Start clamd, and check that GREENLANE_CLAMD says where it listens.',
    zh: '请启动clamd，并确认GREENLANE_CLAMD中的地址正确。',
  },
  what_MAIL_REFUSED: { en: 'Our mail does not reach some addresses', zh: '我们的邮件无法送达部分邮箱' },
  next_MAIL_REFUSED: {
    en: 'Reach these people another way and have them correct their address. If many are affected, ask your mail provider about blocklists.',
    zh: '请通过其他方式联系本人更正邮箱；如数量较多，请向邮件服务商核实我方是否被列入黑名单。',
  },
  what_CERTIFICATE: { en: 'The TLS certificate is about to expire', zh: 'TLS证书即将到期' },
  next_CERTIFICATE: {
    en: 'Check why your proxy has not renewed it.',
    zh: '请检查反向代理未自动续期的原因。',
  },
  what_CREDENTIAL: { en: 'A credential is about to expire', zh: '凭据即将到期' },
  next_CREDENTIAL: {
    en: 'Renew it where it was issued; then update the server’s settings, including its last day in GREENLANE_CREDENTIALS_END.',
    zh: '请在签发方换取新凭据并更新服务器配置，同时在GREENLANE_CREDENTIALS_END中填写新的到期日。',
  },
  since: { en: 'since', zh: '始于' },
  until: { en: 'valid until', zh: '有效期至' },
  further: { en: 'and {{count}} more', zh: '另有{{count}}个' },
  page_rates: { en: 'Exchange rates', zh: '汇率' },
  page_hmrc: { en: 'HMRC', zh: 'HMRC连接' },
  unread: { en: 'It could not be checked whether anything is failing', zh: '无法检查系统是否有故障' },
  again: { en: 'Try again', zh: '重试' },
})
