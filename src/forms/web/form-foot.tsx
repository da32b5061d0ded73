import { pickText } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { useText } from '#platform/web/text.ts'
import type { formsText } from './forms.text.ts'
import type { FormUi } from './use-form-view.ts'
import type { Steps } from './use-steps.ts'
import styles from './form-view.module.css'

type FootProps = { steps: Steps; again: boolean; lang: FormUi['lang']; hasMistakes: boolean }

/** Below the questions of a step: back, later, and next. */
export function FormFoot(props: FootProps) {
  const t = useText<typeof formsText>('forms')
  const { before, next, goTo } = props.steps
  return (
    <div className={styles.foot}>
      {before && (
        <Button size={52} onClick={() => goTo(before)}>
          {t('back')}
        </Button>
      )}
      <span className={styles.mayLeave}>
        {props.hasMistakes && next ? (
          <Button variant="subtle" onClick={() => goTo(next)}>
            {t('fillInLater')}
          </Button>
        ) : (
          t('mayLeave')
        )}
      </span>
      <NextButton {...props} />
    </div>
  )
}

function NextButton({ steps, again, lang }: FootProps) {
  const t = useText<typeof formsText>('forms')
  if (steps.next)
    return (
      <Button variant="primary" size={52} className={styles.next} onClick={steps.goOn}>
        <span className={styles.long}>{t('saveAndGoTo', { name: pickText(steps.next.title, lang) })}</span>
        <span className={styles.short}>{t('saveAndGoOn')}</span>
      </Button>
    )
  return (
    <Button
      variant="primary"
      size={52}
      className={styles.next}
      loading={steps.sending}
      onClick={() => void steps.submit()}
    >
      {t(again ? 'submitAgain' : 'submit')}
    </Button>
  )
}
