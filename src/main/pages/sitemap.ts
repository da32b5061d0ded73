import { firstCategories, listProducts } from '#catalogue/contract.ts'
import type { Caller } from '#platform/web/caller.ts'
import { paths } from '#paths.ts'
import { VAT_COUNTRIES } from '#site/web/vat-countries.ts'
import { escapeHtml } from '#platform/shared/escape-html.ts'

const PAGE_SIZE = 100
/** The format allows 50,000 addresses per file; a catalogue has some hundred. */
const PAGES_AT_MOST = 50

/** The public pages for search engines (sitemaps.org): each address once; the page itself links its languages. */
export async function sitemap(publicUrl: string, call: Caller): Promise<string> {
  const categories = await call(firstCategories, {})
  const addresses = [
    paths.home(),
    paths.services(),
    ...categories.filter((one) => one.productCount > 0).map(({ code }) => paths.services({ category: code })),
    ...(await productCodes(call)).map((code) => paths.product(code)),
    paths.vatCompliance(),
    ...VAT_COUNTRIES.map((country) => paths.vatCompliance(country)),
    paths.aboutUs(),
    paths.buildOnIt(),
    paths.contactUs(),
    paths.userAgreement(),
    paths.privacyPolicy(),
  ]
  const entries = addresses.map((address) => `<url><loc>${escapeHtml(`${publicUrl}${address}`)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

async function productCodes(call: Caller): Promise<string[]> {
  const codes: string[] = []
  for (let page = 1; page <= PAGES_AT_MOST; page += 1) {
    const found = await call(listProducts, { page, pageSize: PAGE_SIZE })
    codes.push(...found.records.map(({ code }) => code))
    if (codes.length >= found.total) break
  }
  return codes
}
