import { currentPageConfig } from '#platform/web/session.ts'

/** What the tab of the browser says. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${currentPageConfig().brandName}`}</title>
}
