import { useSession } from '#accounts/web/public.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { standingName } from '../../whose-turn.ts'
import { withdrawQuery, type DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { STATUS_LOOKS } from '../status-looks.ts'
import styles from './detail.module.css'
import { wordOf } from '../epr/quantity-words.ts'
import { openQuery, rejection } from './steps.ts'
import { useBoxName } from './use-box-name.ts'
import { TOUCHED } from './use-declaration.ts'

/** Where it stands while it does not wait for the seller's confirmation. */
export function StateNow({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const { status, reference, receiptAt, history } = declaration
  const standing = standingName(declaration)
  const refused = status === 'REJECTED' ? rejection(history) : undefined
  return (
    <div className={styles.state}>
      <span>
        <Badge variant={STATUS_LOOKS[status]}>{t(wordOf(declaration, `status_${standing}`))}</Badge>
      </span>
      <p>{t(wordOf(declaration, `state_${standing}`))}</p>
      {refused?.note && <Said title={t(wordOf(declaration, 'reason'))} text={refused.note} />}
      {status === 'QUERIED' && <Query declaration={declaration} />}
      {reference !== null && <Said title={t(wordOf(declaration, 'reference'))} text={reference} />}
      {receiptAt !== null && (
        <p className={styles.said}>
          <span className={styles.small}>{t(wordOf(declaration, 'receiptAt'))}</span>
          <DateText value={receiptAt} format="fullTime" />
        </p>
      )}
    </div>
  )
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <p className={styles.said}>
      <span className={styles.small}>{title}</span>
      {text}
    </p>
  )
}

function Query({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const { mayWrite } = useSession()
  const nameOf = useBoxName(declaration)
  const { id, history } = declaration
  const withdraw = useCallMutation(withdrawQuery, {
    invalidates: TOUCHED,
    onSuccess: () => showMessage(t('withdrawn'), 'good'),
  })
  const query = openQuery(history)
  if (!query) return null
  const { box, note } = query
  const { number, name } = nameOf(box ?? '')
  const about = number ? t('yourQueryBox', { box: number }) : t('yourQueryAbout', { name })
  return (
    <>
      <Said title={box === null ? t('yourQuery') : about} text={note ?? ''} />
      {mayWrite && (
        <span>
          <Button loading={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
            {t('withdraw')}
          </Button>
        </span>
      )}
    </>
  )
}
