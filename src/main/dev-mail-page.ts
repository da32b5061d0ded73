import { escapeHtml } from '#platform/shared/escape-html.ts'
import type { StoredMail } from '#platform/server/mailer.ts'

/** The mailbox as plain HTML without scripts; demo only. */
export function mailboxPage(mails: readonly StoredMail[]): string {
  const articles = mails.slice(0, 200).map(
    (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p class="meta"><span>${escapeHtml(mail.to)}</span> <time>${escapeHtml(mail.at.slice(0, 16).replace('T', ' '))} UTC</time></p>
<pre>${linked(escapeHtml(mail.text))}</pre></article>`,
  )
  const body = articles.length > 0 ? articles.join('\n') : '<p>No mail yet · 暂无邮件</p>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox of the demo</title><style>
body{font:14px/22px -apple-system,"Segoe UI","Helvetica Neue",Arial,"PingFang SC","Noto Sans CJK SC",sans-serif;max-width:760px;margin:32px auto;padding:0 16px;color:#182012;background:#f6f8f3}
article{background:#fff;border:1px solid #e1e6da;border-radius:12px;padding:16px 20px;margin:16px 0}
h1{font-size:28px;line-height:36px}h2{font-size:16px;margin:0}.meta{color:#66705d;margin:4px 0 12px;display:flex;gap:16px;flex-wrap:wrap}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}a{color:#43690f}
@media(prefers-color-scheme:dark){body{background:#0f120d;color:#edf2e6}article{background:#171b14;border-color:#2b3126}a{color:#a6d565}.meta{color:#929e87}}
</style></head><body><main><h1>Mailbox of the demo · 演示邮箱</h1>${body}</main></body></html>`
}

function linked(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}
