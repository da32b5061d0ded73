import { paths } from '#paths.ts'

/** What a person could look for who has these pages: records that their role may not open are not found. */
export function notFoundHint(
  pages: readonly { link: string }[],
): 'noneHint' | 'noneHintWithoutOrders' | 'noneHintWithoutCases' {
  const has = (link: string) => pages.some((page) => page.link === link)
  if (!has(paths.adminOrders())) return 'noneHintWithoutOrders'
  return has(paths.adminQueue()) ? 'noneHint' : 'noneHintWithoutCases'
}
