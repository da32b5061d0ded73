import { escapeHtml } from '#platform/shared/escape-html.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { entryHref } from '#platform/shared/entry-name.ts'

export type IndexTable = { title: LocalText; rows: number; json: string; csv: string }
type IndexFolder = {
  title: LocalText
  files: readonly { path: string; name: string; about?: LocalText | undefined }[]
}
export type IndexFacts = {
  agency: string
  /** null: of a person alone */
  company: string | null
  person: string
  /** `2026-11-22 10:00 UTC` */
  madeAt: string
  tables: readonly IndexTable[]
  folders: readonly IndexFolder[]
  /** Files of which nothing could be read. */
  unreadable: readonly string[]
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #ddd;vertical-align:top}
td.n{text-align:end;font-variant-numeric:tabular-nums}li{overflow-wrap:anywhere}a{color:#0b5c43}.zh{color:#555}
@media (prefers-color-scheme:dark){body{color:#eee;background:#161616}a{color:#7fd1b0}.zh{color:#aaa}th,td{border-color:#444}}`

/** Whatever somebody typed: of unknown direction, and never markup. */
const typed = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`

const both = ({ en, zh }: LocalText): string =>
  `${escapeHtml(en)} <span class="zh" lang="zh-Hans">${escapeHtml(zh)}</span>`

/** With names that somebody typed. */
const aboutFile = ({ en, zh }: LocalText): string =>
  `${typed(en)} <span class="zh" lang="zh-Hans">${typed(zh)}</span>`

const link = (path: string, label: string): string => `<a href="${escapeHtml(entryHref(path))}">${label}</a>`

const whatEn = ({ agency, company, person }: IndexFacts): string =>
  company === null
    ? `What ${typed(agency)} keeps about ${typed(person)} as a person. What was entered for a company is in that company’s export.`
    : `Everything that this company has at ${typed(agency)}, and what belongs to ${typed(person)} alone.`

const whatZh = ({ agency, company, person }: IndexFacts): string =>
  company === null
    ? `此压缩包为${typed(agency)}保存的${typed(person)}个人信息。为企业填写的资料，见该企业的导出数据。`
    : `此压缩包包含该企业在${typed(agency)}的全部数据，以及${typed(person)}本人的数据。`

function tableRow({ title, rows, json, csv }: IndexTable): string {
  const files = rows === 0 ? '–' : `${link(csv, 'CSV')} · ${link(json, 'JSON')}`
  return `<tr><td>${both(title)}</td><td class="n">${rows}</td><td>${files}</td></tr>\n`
}

/**
 * The page that an archive is opened with: in both languages, without scripts, and without anything from elsewhere, so
 * that it works from a folder. Written piece by piece, since there may be many files.
 */
export function* indexPage(facts: IndexFacts): Generator<string> {
  const whose = facts.company ?? facts.person
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Data of ${escapeHtml(whose)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Data of ${typed(whose)}</h1>
<p>${whatEn(facts)} Made on ${escapeHtml(facts.madeAt)}. The tables open in any spreadsheet (CSV) or program (JSON). Amounts are in the smallest unit of their currency (cents), times in UTC. Passwords, keys and access codes are left out.</p>
<p class="zh" lang="zh-Hans">${whatZh(facts)}生成时间：${escapeHtml(facts.madeAt)}。表格可用电子表格软件（CSV）或程序（JSON）打开。金额以币种最小单位（分）表示，时间为UTC。不含密码、密钥和访问码。</p>
<h2>${both({ en: 'Tables', zh: '数据表' })}</h2>
<table>
<thead><tr><th scope="col">${both({ en: 'What', zh: '内容' })}</th><th scope="col">${both({ en: 'Rows', zh: '行数' })}</th><th scope="col">${both({ en: 'Files', zh: '文件' })}</th></tr></thead>
<tbody>
`
  for (const table of facts.tables) yield tableRow(table)
  yield '</tbody>\n</table>\n'
  for (const folder of facts.folders) yield* folderList(folder)
  if (facts.unreadable.length > 0) yield* unreadableList(facts.unreadable)
  yield '</body>\n</html>\n'
}

function* folderList({ title, files }: IndexFolder): Generator<string> {
  yield `<h2>${both(title)} (${files.length})</h2>\n<ul>\n`
  for (const { path, name, about } of files)
    yield `<li>${link(path, typed(name))}${about ? ` – ${aboutFile(about)}` : ''}</li>\n`
  yield '</ul>\n'
}

function* unreadableList(names: readonly string[]): Generator<string> {
  yield `<h2>${both({ en: 'Files that could not be read', zh: '无法读取的文件' })}</h2>\n`
  yield `<p>${both({ en: 'They are damaged in our storage. Please write to us.', zh: '这些文件在存储中已损坏，请联系我们。' })}</p>\n<ul>\n`
  for (const name of names) yield `<li>${typed(name)}</li>\n`
  yield '</ul>\n'
}
