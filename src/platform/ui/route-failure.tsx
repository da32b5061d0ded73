import { isRouteErrorResponse } from 'react-router'
import { pickText, type LocalText } from '#platform/shared/local-text.ts'
import { FAILURE_HEADING, isLostScript } from '#platform/web/lost-script.ts'
import { TextsLost, useLang } from '#platform/web/text.ts'
import { FAILURE_WORDS } from './failure-words.ts'
import { NotFound } from './not-found.tsx'
import styles from './route-failure.module.css'

/** The failure of a route: an address that does not exist, or a crash. */
export function RouteFailure({ error }: { error: unknown }) {
  const lang = useLang()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const { detail, safe } = failureOf(error)
  return (
    <ErrorScreen
      detail={typeof detail === 'string' ? detail : pickText(detail, lang)}
      safe={pickText(safe, lang)}
    />
  )
}

type Failure = { detail: LocalText | string; safe: LocalText }

function failureOf(error: unknown): Failure {
  if (error instanceof TextsLost)
    return { detail: FAILURE_WORDS.lostTexts, safe: FAILURE_WORDS.lostScriptSafe }
  if (isLostScript(error)) return { detail: FAILURE_WORDS.lostScript, safe: FAILURE_WORDS.lostScriptSafe }
  const { safe, unknown } = FAILURE_WORDS
  if (isRouteErrorResponse(error)) {
    const message = (error.data as { message?: string } | null)?.message
    return { detail: [error.status, message ?? error.statusText].filter(Boolean).join(' · '), safe }
  }
  return { detail: (error instanceof Error && error.message) || unknown, safe }
}

/** The screen of a failing route; its heading is fixed by the specification, the status or message stands beneath. */
function ErrorScreen({ detail, safe }: { detail: string; safe: string }) {
  const lang = useLang()
  return (
    <div className={styles.screen} role="alert">
      <title>{FAILURE_WORDS.title[lang]}</title>
      <h1 className={styles.heading} lang="en">
        {FAILURE_HEADING}
      </h1>
      <p className={styles.detail}>{detail}</p>
      <p className={styles.safe}>{safe}</p>
      <p className={styles.ways}>
        <button type="button" className={styles.again} onClick={() => window.location.reload()}>
          {FAILURE_WORDS.tryAgain[lang]}
        </button>
        <a href="/">{FAILURE_WORDS.goHome[lang]}</a>
      </p>
    </div>
  )
}
