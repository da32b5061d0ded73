import { type DataClass, mail, over, person, rows, within } from './data-class.ts'
import { DAYS_KEPT } from './periods.ts'

/** What is a person’s own, whichever company they work in. */
export const PERSONAL: readonly DataClass[] = [
  {
    key: 'account',
    whose: 'PERSON',
    what: {
      en: 'Name, e-mail address, language, time zone, the password as a hash, passkeys and the second factor',
      zh: '姓名、邮箱、语言、时区、密码哈希值、通行密钥和双重验证信息',
    },
    why: { en: 'To let the person sign in', zh: '用于登录账户' },
    kept: { until: 'PERSON_ERASED' },
    job: 'privacy.erase-person',
    places: {
      // Its id stays, so that records of others go on naming somebody; the rest of the row is emptied.
      users: {},
      authenticators: person(rows()),
      passkeys: person(rows()),
      recovery_codes: person(rows()),
    },
  },
  {
    key: 'membership',
    whose: 'PERSON',
    what: {
      en: 'In which companies a person works, with which role, their calendar address and which mails they want',
      zh: '所属企业及角色、日历订阅地址、邮件通知设置',
    },
    why: { en: 'To show each person what is theirs', zh: '用于向本人展示其有权查看的内容' },
    kept: { until: 'PERSON_ERASED' },
    job: 'privacy.erase-person',
    places: {
      company_members: person(rows()),
      calendar_feeds: person(rows()),
      mail_choice_keys: person(rows()),
      message_channels: person(rows()),
    },
  },
  {
    key: 'invitations',
    whose: 'PERSON',
    what: { en: 'Invitations to work in a company: the e-mail address', zh: '邀请加入企业：被邀请人邮箱' },
    why: { en: 'To let somebody join a company', zh: '用于加入企业' },
    kept: { until: 'COMPANY_CLOSED' },
    job: 'privacy.forget-closed',
    places: { company_invitations: person(mail(), rows('accepted_by')) },
  },
  {
    key: 'signIns',
    whose: 'PERSON',
    what: {
      en: 'Sign-ins and sessions: time, IP address, name of the browser',
      zh: '登录记录和登录状态：时间、IP地址、浏览器名称',
    },
    why: { en: 'To notice a sign-in that was not the person’s own', zh: '用于识别非本人登录' },
    kept: { until: 'DAYS', days: DAYS_KEPT.signIns, after: { en: 'the sign-in', zh: '登录' } },
    job: 'accounts.forget',
    places: {
      sign_ins: person(rows()),
      user_sessions: person(rows()),
    },
  },
  {
    key: 'mailLinks',
    whose: 'PERSON',
    what: { en: 'Links in mails that work once, as hashes', zh: '邮件中的一次性链接（哈希值）' },
    why: {
      en: 'To prove that an address is the person’s own',
      zh: '用于验证邮箱归本人所有',
    },
    kept: { until: 'DAYS', days: DAYS_KEPT.mailLinks, after: { en: 'the link has expired', zh: '链接失效' } },
    job: 'accounts.forget',
    places: { mail_tokens: person(rows('subject_id')), passkey_challenges: {} },
  },
  {
    key: 'signUps',
    whose: 'VISITOR',
    what: {
      en: 'Registrations that were not confirmed, and requests for a new password',
      zh: '未验证的注册和重设密码请求',
    },
    why: { en: 'To open an account for whoever owns the address', zh: '用于为邮箱持有人开通账户' },
    kept: { until: 'DAYS', days: DAYS_KEPT.signUps, after: { en: 'the request', zh: '提交' } },
    job: 'accounts.forget',
    places: { sign_ups: person(mail()), password_resets: person(mail()) },
  },
  {
    key: 'messages',
    whose: 'PERSON',
    what: { en: 'Messages of the portal to a person', zh: '站内消息' },
    why: { en: 'To tell what happened', zh: '用于通知办理进展' },
    kept: {
      until: 'DAYS',
      days: DAYS_KEPT.messagesDeleted,
      after: { en: 'the person deleted them', zh: '本人删除' },
    },
    job: 'messages.purge',
    places: {
      messages: person(rows(), within('params')),
      message_digests: person(rows()),
      message_digest_items: person(rows()),
    },
  },
  {
    key: 'reminders',
    whose: 'PERSON',
    what: { en: 'Which reminders were sent', zh: '已发送的提醒记录' },
    why: { en: 'So that none is sent twice', zh: '避免重复提醒' },
    kept: { until: 'DAYS', days: DAYS_KEPT.reminders, after: { en: 'the reminder', zh: '提醒' } },
    job: 'calendar.purge-reminders',
    places: { matter_reminders: person(rows()) },
  },
  {
    key: 'exports',
    whose: 'PERSON',
    what: { en: 'Archives that somebody asked for', zh: '导出的数据压缩包' },
    why: { en: 'To be downloaded', zh: '供下载' },
    kept: { until: 'DAYS', days: DAYS_KEPT.exports, after: { en: 'the archive was made', zh: '生成' } },
    job: 'privacy.purge-exports',
    places: {
      company_exports: { ...person(rows()), bytes: 'file_id' },
      evidence_packs: { bytes: 'file_id' },
    },
    files: { en: 'ZIP archives', zh: 'ZIP压缩包' },
  },
  {
    key: 'counters',
    whose: 'VISITOR',
    what: {
      en: 'Counters against guessing and flooding, answers kept for a repeated call, keys of calls',
      zh: '防猜测和防滥用的计数、重复请求的应答缓存、调用凭据',
    },
    why: { en: 'To keep the portal safe and a call from happening twice', zh: '保障平台安全，避免重复处理' },
    kept: { until: 'DAYS', days: DAYS_KEPT.counters, after: { en: 'the call', zh: '请求' } },
    job: 'platform.forget-old-tries',
    places: {
      rate_counters: person({ holdsMail: 'key' }),
      idempotent_answers: person({ holdsId: 'principal' }),
    },
  },
  {
    key: 'usedConsents',
    whose: 'COMPANY',
    what: { en: 'Consents that were used, as hashes', zh: '已使用的授权状态（哈希值）' },
    why: { en: 'So that none is used twice', zh: '避免重复使用' },
    kept: { until: 'DAYS', days: DAYS_KEPT.usedConsents, after: { en: 'the consent', zh: '授权' } },
    job: 'shops.forget-used-consents',
    places: { used_consents: {}, hmrc_used_states: {} },
  },
  {
    key: 'enquiries',
    whose: 'VISITOR',
    what: {
      en: 'Enquiries of the contact page: name, e-mail address, phone, company, message and our answers',
      zh: '联系页面的咨询：姓名、邮箱、电话、公司、内容和我方答复',
    },
    why: { en: 'To answer, with consent', zh: '经同意后用于答复' },
    kept: {
      until: 'DAYS',
      days: DAYS_KEPT.enquiries,
      after: {
        en: 'it was answered or closed; 30 days where a robot sent it',
        zh: '答复或关闭（机器人提交的为30天）',
      },
    },
    job: 'enquiries.forget',
    places: { enquiries: person(mail()), enquiry_notes: over('enquiry_id', 'enquiries') },
  },
  {
    key: 'visitorCarts',
    whose: 'VISITOR',
    what: { en: 'What is in a cart', zh: '购物车内容' },
    why: { en: 'To be ordered', zh: '用于下单' },
    kept: {
      until: 'DAYS',
      days: DAYS_KEPT.visitorCarts,
      after: { en: 'the cart was begun', zh: '创建购物车' },
    },
    job: 'cart.forget-old-visitor-carts',
    places: { visitor_carts: {}, cart_lines: person(rows()) },
  },
  {
    key: 'evidence',
    whose: 'PERSON',
    what: {
      en: 'Who agreed to which terms and who changed what: the account’s number, time and IP address',
      zh: '协议同意记录和变更记录：账户编号、时间和IP地址',
    },
    why: { en: 'Evidence in a dispute', zh: '作为争议时的凭证' },
    kept: { until: 'LAW', law: 'AGREEMENTS' },
    job: 'privacy.forget-closed',
    places: {
      agreement_acceptances: {},
      company_closings: {},
      audit_trail: { stays: 'a chain: a line that is taken out would break it' },
      erasures: { stays: 'ids and counts: the proof, by which a restored backup is cleaned again' },
      forgotten: { stays: 'ids and counts: the proof' },
    },
  },
]
