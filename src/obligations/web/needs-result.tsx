import { type ReactNode, useState } from 'react'
import type { Currency } from '#platform/shared/money.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { NeedsView, ObligationView } from '../contract.ts'
import type { Answers } from './answers-address.ts'
import { AnswersGiven } from './answers-given.tsx'
import { byCertainty } from './certainty.ts'
import { ChosenServices } from './chosen-services.tsx'
import { Obligation } from './obligation.tsx'
import type { Choice } from './service-choice.ts'
import { OpenQuestions } from './open-questions.tsx'
import type { needsText } from './needs.text.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'
import styles from './needs-result.module.css'

type Props = { needs: NeedsView; answers: Answers; names: Record<string, string>; currency: Currency }

/** What the answers lead to. The choice starts anew, from what is required, whenever the answers change. */
export function NeedsResult(props: Props) {
  return <Result key={JSON.stringify(props.answers)} {...props} />
}

function Result({ needs, answers, names, currency }: Props) {
  const t = useText<typeof needsText>('needs')
  const lang = useLang()
  const choice = useChoice(needs.must)
  const arrived = useArrivalFocus<HTMLHeadingElement>()
  return (
    <>
      <h1 ref={arrived} tabIndex={-1} className={styles.title}>
        {t('resultTitle')}
      </h1>
      <p className="text-lead">{t('resultLead', { day: formatDay(needs.day, lang, 'full') })}</p>
      {!needs.reviewed && (
        <Notice tone="info" title={t('notReviewed')} className={styles.notice}>
          {t('notReviewedText')}
        </Notice>
      )}
      <div className={styles.columns}>
        <Lists needs={needs} answers={answers} choice={choice} />
        <aside className={styles.aside}>
          <ChosenServices offered={[...needs.must, ...needs.probably]} choice={choice} currency={currency} />
          <AnswersGiven answers={answers} names={names} />
        </aside>
      </div>
    </>
  )
}

function Lists({ needs, answers, choice }: Pick<Props, 'needs' | 'answers'> & { choice: Choice }) {
  const t = useText<typeof needsText>('needs')
  const { probably, notNeeded, open } = needs
  const { certain, unconfirmed } = byCertainty(needs.must)
  return (
    <div className={styles.lists}>
      <Part title={t('must')} text={t(certain.length > 0 ? 'mustText' : 'mustNone')}>
        <Obligations list={certain} choice={choice} />
      </Part>
      {unconfirmed.length > 0 && (
        <Part title={t('mustUnconfirmed')} text={t('mustUnconfirmedText')}>
          <Obligations list={unconfirmed} choice={choice} />
        </Part>
      )}
      {probably.length > 0 && (
        <Part title={t('probably')} text={t('probablyText')}>
          <Obligations list={probably} choice={choice} />
        </Part>
      )}
      {open.length > 0 && (
        <Part title={t('open')}>
          <OpenQuestions open={open} answers={answers} />
        </Part>
      )}
      {notNeeded.length > 0 && (
        <Part title={t('notNeeded')}>
          <Obligations list={notNeeded} />
        </Part>
      )}
    </div>
  )
}

/** One service may cover several obligations; it is chosen once, by its code. */
function useChoice(must: readonly ObligationView[]): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(must.flatMap(({ services }) => services.map(({ product }) => product.code))),
  )
  const toggle = (code: string) =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(code)) after.add(code)
      return after
    })
  return { chosen, toggle }
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      {text && <p className="text-second">{text}</p>}
      {children}
    </section>
  )
}

function Obligations({ list, choice }: { list: readonly ObligationView[]; choice?: Choice }) {
  if (list.length === 0) return null
  return (
    <ul className={styles.list}>
      {list.map((obligation) => (
        <Obligation
          key={`${obligation.kind} ${obligation.countries.map(({ code }) => code).join(' ')}`}
          obligation={obligation}
          choice={choice}
        />
      ))}
    </ul>
  )
}
