import { defineText } from '#platform/shared/text.ts'

export const buildOnItText = defineText({
  title: { en: 'Build on it', zh: '开发者接入' },
  description: {
    en: 'How your own programs use {{brand}}: API keys, the first call, errors, limits and webhooks.',
    zh: '让您自己的程序接入{{brand}}：API密钥、首次调用、错误处理、调用频率与Webhook。',
  },
  lead: {
    en: 'Whatever this portal does, your own programs can do too: upload sales reports, follow services, read what is due. Every sample on this page can be run as it stands.',
    zh: '上传销售报告、跟进服务进度、读取待办与申报期限，均可由您自己的程序完成。本页示例均可直接运行。',
  },
  factUrl: { en: 'Address of the calls', zh: '接口地址' },
  factDocs: { en: 'All calls, to read', zh: '接口文档' },
  factDocsValue: { en: 'API reference', zh: '查看全部接口' },
  factJson: { en: 'OpenAPI 3.1, for tools', zh: 'OpenAPI 3.1（供工具使用）' },
  factClient: { en: 'TypeScript client', zh: 'TypeScript客户端' },
  factClientValue: {
    en: 'greenlane-client; ask {{agency}} for the package',
    zh: 'greenlane-client，请向{{agency}}索取安装包',
  },

  keyTitle: { en: '1. Get a key', zh: '1. 获取密钥' },
  keyText: {
    en: 'An owner of your company creates a key under Account, API keys. It is shown once: keep it like a password, on a server, never in a web page or an app. A key opens only the scopes you choose; the reference says for each call which scope opens it. Ordering, signing and confirming returns stay with people.',
    zh: '由企业所有者在“账户 › API密钥”中创建。密钥仅显示一次，请像密码一样保管在服务器上，切勿写入网页或客户端应用。密钥只能访问所选权限，接口文档逐一标明各接口所需的权限。下单、签署和确认申报须由本人操作。',
  },
  toKeys: { en: 'Create a key', zh: '创建密钥' },
  scopesTitle: { en: 'Scopes', zh: '权限' },
  columnScope: { en: 'Scope', zh: '权限标识' },
  columnOpens: { en: 'What it opens', zh: '可访问内容' },
  envText: {
    en: 'The samples read the address and the key from these variables:',
    zh: '示例从以下环境变量读取接口地址和密钥：',
  },

  firstTitle: { en: '2. Make the first call', zh: '2. 首次调用' },
  firstText: {
    en: 'Send the key as a bearer token. The header lang (en or zh) chooses the language of every sentence in the answer.',
    zh: '以Bearer令牌方式发送密钥。请求头lang（en或zh）决定返回提示语的语言。',
  },
  firstClient: {
    en: 'The same with the TypeScript client, which knows the types of everything that is sent and answered:',
    zh: '使用TypeScript客户端实现同样的调用，请求与返回均有类型提示：',
  },

  answerTitle: { en: '3. Read the answer', zh: '3. 读取返回结果' },
  answerText: {
    en: 'Every answer is { code, message, data }; files are sent as they are. A refusal also has error, a stable name that your program can compare. The message is for people, so do not compare it.',
    zh: '所有返回均为{ code, message, data }，文件则直接返回。被拒绝时另有error字段，名称固定，可供程序判断；message面向用户，请勿用于判断。',
  },
  codesTitle: { en: 'Codes', zh: '返回码' },
  columnCode: { en: 'Code', zh: '返回码' },
  columnMeans: { en: 'What it means', zh: '含义' },
  code_0: { en: 'Success', zh: '成功' },
  code_1: {
    en: 'The key or session is not valid. Do not try again: create a new key.',
    zh: '密钥或会话无效。请勿重试，需重新创建密钥。',
  },
  code_3: { en: 'The payment was refused or is not finished.', zh: '支付被拒绝或尚未完成。' },
  code_400: {
    en: 'The input is wrong; fields says where.',
    zh: '请求内容有误，fields字段说明具体位置。',
  },
  code_499: {
    en: 'Refused for the reason that error names.',
    zh: '请求被拒绝，原因见error字段。',
  },
  code_500: {
    en: 'Our fault. Tell us the requestId if it goes on.',
    zh: '平台内部错误。如持续出现，请告知我们requestId。',
  },
  code_502: {
    en: 'Another server or the database cannot be reached. Try again in a minute.',
    zh: '外部系统或数据库暂时无法访问，请一分钟后重试。',
  },
  refusedText: {
    en: 'The client throws a GreenlaneError, or hands it to you:',
    zh: '客户端会抛出GreenlaneError，也可直接取得错误对象：',
  },

  paceTitle: { en: '4. Keep the pace', zh: '4. 控制频率' },
  paceText: {
    en: 'A key makes {{aSecond}} calls a second, and {{atOnce}} at once after a rest. Beyond that, calls are refused with HTTP 429 and wire.key_too_fast: wait a second and go on.',
    zh: '每个密钥每秒最多调用{{aSecond}}次，空闲后可连续调用{{atOnce}}次。超出时返回HTTP 429及wire.key_too_fast，等待一秒后继续即可。',
  },

  onceTitle: { en: '5. Send again without doing it twice', zh: '5. 重发不重做' },
  onceText: {
    en: 'If an answer never arrives, send the call again with the same Idempotency-Key. What was done is not done again; you get the first answer. The reference says which calls honour it. The client sends a new key with each call unless you give one.',
    zh: '未收到返回时，请使用相同的Idempotency-Key重发：已完成的操作不会重复执行，返回首次的结果。接口文档标明了支持该请求头的接口。客户端默认每次调用生成新的键，也可自行指定。',
  },

  reportTitle: { en: '6. Upload a sales report', zh: '6. 上传销售报告' },
  reportText: {
    en: 'Reports are sent in chunks, so that a broken connection costs one chunk and not the file. This sample sends sales.csv from the folder in which it runs, and needs the scope sales:write.',
    zh: '销售报告分块上传，连接中断时只需重传一块。示例上传运行目录下的sales.csv，需要sales:write权限。',
  },

  hooksTitle: { en: '7. Be told what happens', zh: '7. 接收事件推送' },
  hooksText: {
    en: 'Add an address under Account, Webhooks, and we post a message to it whenever one of these events happens. Messages follow Standard Webhooks and are signed: check the signature with the secret that is shown when you add the address, before you trust a message. The sample reads the secret from GREENLANE_WEBHOOK_SECRET and uses the library standardwebhooks.',
    zh: '在“账户 › Webhook”中添加接收地址，发生以下事件时，平台会向该地址推送消息。消息遵循Standard Webhooks规范并带有签名，请先用添加地址时显示的密钥验签，再处理内容。示例从环境变量GREENLANE_WEBHOOK_SECRET读取密钥，并使用standardwebhooks库。',
  },
  hooksAgain: {
    en: 'A message may come twice or in another order: compare webhook-id. Answer with a status of 200 to 299 within ten seconds; otherwise we try again, ten times within three days.',
    zh: '消息可能重复或乱序到达，请以webhook-id去重。请在十秒内返回200–299状态码，否则平台会在三天内重试，最多推送十次。',
  },
  toHooks: { en: 'Add a webhook', zh: '添加Webhook' },
  eventsTitle: { en: 'Events', zh: '事件' },
  columnEvent: { en: 'Event', zh: '事件标识' },
  columnWhen: { en: 'When it is sent', zh: '推送时机' },

  helpTitle: { en: 'Something missing?', zh: '没有找到所需内容？' },
  helpText: {
    en: 'Write to us: what you want to build, and which call gave which requestId.',
    zh: '请告诉我们您的需求；如遇报错，请附上接口名称和requestId。',
  },
  toContact: { en: 'Contact us', zh: '联系我们' },
  copy: { en: 'Copy', zh: '复制' },
  copied: { en: 'Copied', zh: '已复制' },
  sample_sh: { en: 'Shell', zh: 'Shell' },
  sample_js: { en: 'JavaScript', zh: 'JavaScript' },
})
