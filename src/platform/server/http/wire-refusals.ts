import { defineRefusals } from '../../shared/refusal.ts'

/** The refusals that belong to the wire itself, not to a module. */
export const wireRefusals = defineRefusals('wire', {
  session_invalid: { code: 1, status: 401, en: 'Please sign in again.', zh: '登录已失效，请重新登录。' },
  bad_input: { code: 400, status: 400, en: 'Please check the marked entries.', zh: '请检查标出的内容。' },
  bad_json: { code: 400, status: 400, en: 'The request is not valid JSON.', zh: '请求不是有效的JSON。' },
  bad_request: {
    code: 400,
    status: 400,
    en: 'The request could not be read. Please reload the page and try again.',
    zh: '无法识别该请求，请刷新页面后重试。',
  },
  too_large: {
    code: 400,
    status: 413,
    en: 'The request is too large. Please send less at once.',
    zh: '请求内容过大，请减少内容后重试。',
  },
  https_only: {
    code: 400,
    status: 403,
    en: 'This request came without encryption and was not processed. Use https, and change any password or key that you sent this way.',
    zh: '该请求未加密传输，未予处理。请改用https；如已这样发送过密码或密钥，请立即更换。',
  },
  unknown_call: { code: 499, status: 404, en: 'There is nothing at this address.', zh: '该地址不存在。' },
  not_allowed: {
    code: 499,
    status: 422,
    en: 'Your role lets you view this but not change it. Ask an owner or editor of your company.',
    zh: '您的权限仅可查看。请联系企业的所有者或可编辑成员处理。',
  },
  second_factor: {
    code: 499,
    status: 422,
    en: 'A password alone is not enough here. Set up an authenticator app or a passkey first, under Account settings, Security; then continue.',
    zh: '仅凭密码登录无法使用此功能。请先在“账户设置 → 安全”中启用验证器应用或添加通行密钥，再继续操作。',
  },
  key_scope: {
    code: 499,
    status: 403,
    en: 'This API key does not open this call. An owner can create a key with the scope that it needs; some calls can only be made by people who are signed in.',
    zh: '该API密钥无权调用此接口。所有者可创建具有所需权限的密钥；部分接口仅限本人登录后使用。',
  },
  key_too_fast: {
    code: 499,
    status: 429,
    en: 'This API key makes too many calls. Wait a second, then call less often.',
    zh: '该API密钥调用过于频繁，请等待一秒后重试，并降低调用频率。',
  },
  too_fast: {
    code: 499,
    status: 429,
    en: 'Too many requests at once. Please wait a few seconds and try again.',
    zh: '请求过于频繁，请稍等几秒后重试。',
  },
  staff_role: {
    code: 499,
    status: 422,
    en: 'Your role does not include this. Ask an administrator.',
    zh: '您的角色无此权限，请联系管理员。',
  },
  staff_password: {
    code: 499,
    status: 422,
    en: 'Your password was set by someone else. Choose your own first to use the portal.',
    zh: '当前密码由他人设置，请先设置自己的密码，再使用系统。',
  },
  key_reused: {
    code: 499,
    status: 422,
    en: 'This Idempotency-Key was already used with a different request body. Use a new key.',
    zh: '该Idempotency-Key已用于其他请求内容，请使用新的Idempotency-Key。',
  },
  still_working: {
    code: 499,
    status: 409,
    en: 'The same request is still being processed. Please try again in a moment.',
    zh: '相同的请求正在处理中，请稍后再试。',
  },
  database_down: {
    code: 502,
    status: 502,
    en: 'The database is not responding right now. Nothing was changed; please try again in a moment.',
    zh: '数据库暂时没有响应，未做任何更改，请稍后重试。',
  },
  outcome_unknown: {
    code: 502,
    status: 502,
    en: 'The connection to our database was lost while this was being saved, so we cannot tell whether it was saved. Please reload the page and check before you try again.',
    zh: '保存时数据库连接中断，无法确认操作是否已完成。请先刷新页面核对，再决定是否重试。',
  },
  storage_down: {
    code: 502,
    status: 502,
    en: 'Our file storage is not responding right now. Please try again in a moment; if you were uploading a file, it was not stored.',
    zh: '文件存储系统暂时没有响应，请稍后重试。如正在上传文件，该文件未保存。',
  },
  disk_full: {
    code: 502,
    status: 507,
    en: 'Our storage is nearly full, so nothing can be saved right now. Nothing was changed; please try again later, and tell us if the problem persists.',
    zh: '系统存储空间即将用尽，暂时无法保存，未做任何更改。请稍后重试；如问题持续，请联系我们。',
  },
  stopping: {
    code: 502,
    status: 503,
    en: 'The portal is being restarted. Nothing was changed; please try again in half a minute.',
    zh: '系统正在重启，未做任何更改，请半分钟后重试。',
  },
  too_slow: {
    code: 400,
    status: 408,
    en: 'The request did not arrive in time. Nothing was changed; please check your connection and send it again.',
    zh: '请求未能及时传输完成，未做任何更改。请检查网络连接后重新发送。',
  },
  server_error: {
    code: 500,
    status: 500,
    en: 'Something went wrong on our side. Please try again; if the problem persists, give us the number {{requestId}}.',
    zh: '系统出错了，请重试。若问题持续，请将编号{{requestId}}告知我们。',
  },
})
