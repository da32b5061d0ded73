import { fieldAt } from '#forms/engine/model/field-at.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { showAnswer } from '../review/show-answer.ts'
import { PostLink } from '../staff-letter-part.ts'
import { isCheck, isPost } from '../../../next-best.ts'
import { UrgencyReason } from '../urgency.tsx'
import { useWorkOrder } from '../work-order-scope.ts'
import { CORRECTIONS_ID, goToPart, STEP_ID, SUPPLEMENTS_ID, TALK_ID } from './go-to-part.ts'
import { nowOf, type Now } from './now-of.ts'
import type { nowText } from './now.text.ts'
import styles from './now.module.css'

/** The one thing to do, first of all; its button leads to where it is done. */
export function NowCard() {
  const { data } = useWorkOrder()
  const t = useText<typeof nowText>('now')
  const text = useNowText()
  const now = nowOf(data)
  const { urgency } = data.workOrder
  const go = goOf(now)
  const isPostNow = now.kind === 'letter' || now.kind === 'check'
  return (
    <section className={styles.card} aria-labelledby="now">
      <h3 id="now" className={styles.label}>
        {t('now')}
      </h3>
      <div className={styles.row}>
        <p className={styles.what}>{text(now)}</p>
        {go && (
          <Button variant="primary" onClick={go.to}>
            {t(go.label)}
          </Button>
        )}
        {isPostNow && (
          <PostLink workOrderId={data.workOrder.id} isCheck={now.kind === 'check'} isButton>
            {t(now.kind === 'check' ? 'openCheck' : 'openLetter')}
          </PostLink>
        )}
      </div>
      {'dueAt' in now && now.dueAt !== null && <Due now={now} dueAt={now.dueAt} />}
      {urgency && !isPostNow && (
        <p className={styles.rank}>
          {t('rank')} <UrgencyReason urgency={urgency} />
          {data.seesCompany && isPost(urgency.because) && (
            <>
              {' '}
              <PostLink workOrderId={data.workOrder.id} isCheck={isCheck(urgency.because)}>
                {t(isCheck(urgency.because) ? 'openCheck' : 'openLetter')}
              </PostLink>
            </>
          )}
        </p>
      )}
      {now.kind === 'judge' && <Judged open={now.open} total={now.total} />}
    </section>
  )
}

function Due({ now, dueAt }: { now: Now; dueAt: Day }) {
  const t = useText<typeof nowText>('now')
  const isLate = 'late' in now && now.late
  const day = formatDay(dueAt, useLang(), 'weekday')
  return <p className={isLate ? styles.warn : styles.second}>{t(isLate ? 'lateSince' : 'byDay', { day })}</p>
}

function Judged({ open, total }: { open: number; total: number }) {
  const t = useText<typeof nowText>('now')
  const judged = total - open
  return (
    <div className={styles.judged}>
      <progress className={styles.progress} max={total} value={judged} aria-hidden />
      <span className={styles.second}>{t('judged', { count: judged, total })}</span>
    </div>
  )
}

function goOf(now: Now):
  | {
      label: 'goJudge' | 'goStep' | 'goSupplements' | 'goAuthority' | 'goCorrection' | 'goMessage'
      to: () => void
    }
  | undefined {
  switch (now.kind) {
    case 'judge':
      return { label: 'goJudge', to: () => showAnswer(now.path) }
    case 'step':
      return { label: 'goStep', to: () => goToPart(STEP_ID(now.nodeId)) }
    case 'supplements':
      return { label: 'goSupplements', to: () => goToPart(SUPPLEMENTS_ID) }
    case 'correction':
      return { label: 'goCorrection', to: () => goToPart(CORRECTIONS_ID) }
    case 'message':
      return { label: 'goMessage', to: () => goToPart(TALK_ID) }
    case 'authority': {
      const { nodeId } = now
      return nodeId === null ? undefined : { label: 'goAuthority', to: () => goToPart(STEP_ID(nodeId)) }
    }
    default:
      return undefined
  }
}

function useNowText(): (now: Now) => string {
  const t = useText<typeof nowText>('now')
  const lang = useLang()
  const names = (titles: readonly string[]) => titles.join(t('glue'))
  return (now) => {
    switch (now.kind) {
      case 'judge':
        return judgeText(now, { t, lang })
      case 'decide': {
        const form = pickText(now.form.template.title, lang)
        return now.toReturn > 0
          ? t('decideReturn', { form, count: now.toReturn })
          : t('decideAccept', { form })
      }
      case 'supplements':
        return t('supplements', { count: now.titles.length, names: names(now.titles) })
      case 'step':
        return t(`step_${now.action}`, { name: now.name })
      case 'held':
        return t('held', { name: now.name, reason: now.reason })
      case 'seller':
        return now.titles.length > 0 ? t('seller', { names: names(now.titles) }) : t('sellerBare')
      case 'correction':
        return t('correction', { name: now.name })
      case 'message':
        return t('message', { count: now.count })
      case 'authority':
        return t('authority', { name: now.name })
      default:
        return t(now.kind)
    }
  }
}

type Words = { t: ReturnType<typeof useText<typeof nowText>>; lang: ReturnType<typeof useLang> }

function judgeText({ form, path, open, total }: Extract<Now, { kind: 'judge' }>, { t, lang }: Words): string {
  const field = fieldAt(form.template, path)?.field
  if (open === 1 && field) return t('judgeOne', { name: pickText(field.label, lang) })
  return t('judgeSome', { count: open, total, form: pickText(form.template.title, lang) })
}
