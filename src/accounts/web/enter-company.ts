import { clearReads } from '#platform/web/late-read.ts'
import { paths } from '#paths.ts'

/** Told to the other windows of this browser, which show the company that was left. */
const MARK = 'companyEntered'

/**
 * The session works in another company now: the page is loaded anew, so that nothing of one company is ever shown in
 * another.
 */
export function enterCompany(to: string = paths.dashboard()): void {
  localStorage.setItem(MARK, String(Date.now()))
  void clearReads()
    .catch(() => undefined)
    .finally(() => {
      const [path] = to.split('#')
      const stays = path === window.location.pathname + window.location.search
      window.location.assign(to)
      if (stays) window.location.reload()
    })
}

function onStorage({ key }: StorageEvent): void {
  if (key === MARK) void clearReads().then(() => window.location.reload())
}

/** Forgets what this window has read when another one changes the company. */
export function watchEnteredCompany(): () => void {
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
