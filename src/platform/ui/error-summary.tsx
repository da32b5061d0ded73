import { type MouseEvent, type ReactNode, type Ref } from 'react'
import { useText } from '#platform/web/text.ts'
import { IconAlertTriangle } from './icons.ts'
import type { uiText } from './ui.text.ts'
import styles from './error-summary.module.css'

export type FieldError = {
  /** The id of the control to focus. */
  fieldId: string
  text: ReactNode
}

/** At the top of a form that was sent with errors: one link per field. Focus it when it appears. */
export function ErrorSummary({
  errors,
  title,
  ref,
}: {
  errors: readonly FieldError[]
  title?: ReactNode
  ref?: Ref<HTMLDivElement>
}) {
  const t = useText<typeof uiText>('ui')
  if (errors.length === 0) return null
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <IconAlertTriangle size={20} />
      <div>
        <p className={styles.title}>{title ?? t('thingsToPutRight', { count: errors.length })}</p>
        <ul className={styles.list}>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a href={`#${error.fieldId}`} onClick={(event) => goToField(event, error.fieldId)}>
                {error.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Focus, not only scrolling: the person goes on typing there. */
function goToField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
