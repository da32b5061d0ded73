import { currentPageConfig } from '#platform/web/session.ts'

/** The title of the browser tab. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${currentPageConfig().brandName}`}</title>
}
