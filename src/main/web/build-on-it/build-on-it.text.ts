import { defineText } from '#platform/shared/text.ts'

export const buildOnItText = defineText({
  title: { en: 'For developers', zh: '开发者接入' },
  description: {
    en: 'How your own programs use {{brand}}: API keys, the first call, errors, limits and webhooks.',
    zh: '让您自己的程序接入{{brand}}：API密钥、首次调用、错误处理、调用频率与Webhook。',
  },
  lead: {
    en: 'Your own programs can do much of what people do here: upload sales reports, follow services, read what is due. Every sample on this page runs as it stands.',
    zh: '上传销售报告、跟进服务进度、读取待办事项和截止日，均可由您自己的程序完成。本页示例均可直接运行。',
  },
  factUrl: { en: 'Base URL', zh: '接口地址' },
  factDocs: { en: 'All calls', zh: '全部接口' },
  factDocsValue: { en: 'API documentation', zh: 'API文档' },
  factJson: { en: 'OpenAPI 3.1, for tools', zh: 'OpenAPI 3.1（供工具使用）' },
  factClient: { en: 'TypeScript client', zh: 'TypeScript客户端' },
  factClientValue: {
    en: 'greenlane-client; ask {{agency}} for the package',
    zh: 'greenlane-client，请向{{agency}}索取npm包',
  },

  keyTitle: { en: '1. Get a key', zh: '1. 获取密钥' },
  keyText: {
    en: 'An owner of your company creates a key under Account, API keys. It is shown once: keep it like a password, on a server, never in a web page or an app. A key opens only what its scopes allow; the API documentation says for each call which scope opens it. No key places orders, signs mandates or confirms declarations: people do that, signed in.',
    zh: '由企业所有者在“账户 › API密钥”中创建。密钥仅显示一次，请像密码一样保管在服务器上，切勿写入网页或客户端应用。密钥仅拥有所选权限，各接口所需的权限见API文档。下单、签署授权、确认申报须由本人登录后操作。',
  },
  toKeys: { en: 'Create a key', zh: '创建密钥' },
  scopesTitle: { en: 'Scopes', zh: '权限' },
  columnScope: { en: 'Scope', zh: '权限标识' },
  columnOpens: { en: 'What it opens', zh: '允许的操作' },
  envText: {
    en: 'The samples read the base URL and the key from these environment variables:',
    zh: '示例从以下环境变量读取接口地址和密钥：',
  },

  firstTitle: { en: '2. Make the first call', zh: '2. 首次调用' },
  firstText: {
    en: 'Send the key as a bearer token in the Authorization header. The lang header (en or zh) sets the language of every sentence in the answer.',
    zh: '密钥以Bearer令牌的形式放在请求头Authorization中。请求头lang（en或zh）决定提示语的语言。',
  },
  firstClient: {
    en: 'The same with the TypeScript client, which has types for every input and every answer:',
    zh: '使用TypeScript客户端实现同样的调用，请求与返回均有类型提示：',
  },

  answerTitle: { en: '3. Read the answer', zh: '3. 读取返回结果' },
  answerText: {
    en: 'Every answer is { code, message, data }; files are sent as they are. A refusal also has error, a stable name for your program to check. The message is written for people and may change, so do not check it.',
    zh: '返回格式统一为{ code, message, data }，文件则直接返回。请求被拒绝时另有error字段，其值固定，可供程序判断；message是给人看的提示语，可能调整，请勿用于判断。',
  },
  codesTitle: { en: 'Codes', zh: '返回码' },
  columnCode: { en: 'Code', zh: '返回码' },
  columnMeans: { en: 'What it means', zh: '含义' },
  code_0: { en: 'Success', zh: '成功' },
  code_1: {
    en: 'The key or session is not valid. Trying again does not help: create a new key, or sign in again.',
    zh: '密钥或登录会话已失效。请勿重试，需创建新密钥或重新登录。',
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
    en: 'A fault on our side. If it persists, tell us the requestId.',
    zh: '平台内部错误。如持续出现，请将requestId告知我们。',
  },
  code_502: {
    en: 'Another server or the database cannot be reached. Try again in a minute. If error is wire.outcome_unknown, first check whether it was done.',
    zh: '外部系统或数据库暂时无法访问，请一分钟后重试。如error为wire.outcome_unknown，请先核实操作是否已完成。',
  },
  refusedText: {
    en: 'The client throws a GreenlaneError; resultOf hands it to you instead:',
    zh: '客户端会抛出GreenlaneError；如用resultOf，则直接取得该错误：',
  },

  paceTitle: { en: '4. Keep the pace', zh: '4. 控制调用频率' },
  paceText: {
    en: 'A key may make {{aSecond}} calls a second, or {{atOnce}} at once after a pause. Beyond that, calls are refused with HTTP 429 and wire.key_too_fast: wait a second, then go on.',
    zh: '每个密钥每秒最多调用{{aSecond}}次，空闲片刻后可短时连发{{atOnce}}次。超出时返回HTTP 429及wire.key_too_fast，等待一秒后继续即可。',
  },

  onceTitle: { en: '5. Send a call again without doing it twice', zh: '5. 重发而不重复执行' },
  onceText: {
    en: 'If an answer never arrives, send the call again with the same Idempotency-Key. What has been done is not done again; you get the first answer. The API documentation says which calls honour this header. The client sends a new Idempotency-Key with each call unless you give one.',
    zh: '未收到返回结果时，请使用相同的Idempotency-Key重发：已完成的操作不会重复执行，并返回首次的结果。支持该请求头的接口见API文档。客户端默认为每次调用生成新的Idempotency-Key，也可自行指定。',
  },

  reportTitle: { en: '6. Upload a sales report', zh: '6. 上传销售报告' },
  reportText: {
    en: 'Reports are sent in chunks, so that after a broken connection only one chunk has to be sent again. This sample sends sales.csv from the folder in which it runs, and needs the scope sales:write.',
    zh: '销售报告分块上传，连接中断时只需重传一块。示例上传当前目录下的sales.csv，需要sales:write权限。',
  },

  hooksTitle: { en: '7. Be told what happens', zh: '7. 接收事件推送' },
  hooksText: {
    en: 'Add an address under Account, Webhooks, and we post a message to it whenever one of these events happens. Messages follow Standard Webhooks and are signed: before you trust a message, check its signature with the secret that was shown when you added the address. The sample reads the secret from GREENLANE_WEBHOOK_SECRET and uses the standardwebhooks library.',
    zh: '在“账户 › Webhook推送”中添加接收地址，发生以下事件时，平台会向该地址推送消息。消息遵循Standard Webhooks规范并带有签名，请先用添加地址时显示的密钥验签，再处理内容。示例从环境变量GREENLANE_WEBHOOK_SECRET读取密钥，并使用standardwebhooks库。',
  },
  hooksAgain: {
    en: 'A message may come more than once, or out of order: skip a webhook-id that you already have. Answer with a status of 200 to 299 within ten seconds; otherwise we try again, up to ten times in all within three days.',
    zh: '消息可能重复或乱序到达，请以webhook-id去重。请在十秒内返回200–299状态码，否则平台会在三天内自动重试，连同首次最多推送十次。',
  },
  toHooks: { en: 'Add a webhook', zh: '添加Webhook' },
  eventsTitle: { en: 'Events', zh: '事件' },
  columnEvent: { en: 'Event', zh: '事件标识' },
  columnWhen: { en: 'When it is sent', zh: '推送时机' },

  helpTitle: { en: 'Something missing?', zh: '没有找到所需内容？' },
  helpText: {
    en: 'Tell us what you want to build. If a call failed, add its name and the requestId.',
    zh: '请告诉我们您的需求；如遇报错，请附上接口名称和requestId。',
  },
  toContact: { en: 'Contact us', zh: '联系我们' },
  copy: { en: 'Copy', zh: '复制' },
  copied: { en: 'Copied', zh: '已复制' },
  sample_sh: { en: 'Shell', zh: 'Shell' },
  sample_js: { en: 'JavaScript', zh: 'JavaScript' },
})
