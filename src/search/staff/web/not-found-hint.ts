import { paths } from '#paths.ts'

/** What a person could look for who has these pages: records that their role may not open are not found. */
export function notFoundHint(
  pages: readonly { link: string }[],
): 'noneHint' | 'noneHintWithoutMoney' | 'noneHintWithoutCases' {
  const has = (link: string) => pages.some((page) => page.link === link)
  if (!has(paths.adminInvoices())) return 'noneHintWithoutMoney'
  return has(paths.adminQueue()) ? 'noneHint' : 'noneHintWithoutCases'
}
