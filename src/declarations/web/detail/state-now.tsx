import { useSession } from '#accounts/web/public.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { withdrawQuery, type DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { STATUS_LOOKS } from '../status-looks.ts'
import styles from './detail.module.css'
import { openQuery, rejection } from './steps.ts'
import { TOUCHED } from './use-declaration.ts'

/** Where it stands while it does not wait for the seller's confirmation. */
export function StateNow({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const { status, reference, receiptAt, history } = declaration
  const refused = status === 'REJECTED' ? rejection(history) : undefined
  return (
    <div className={styles.state}>
      <span>
        <Badge variant={STATUS_LOOKS[status]}>{t(`status_${status}`)}</Badge>
      </span>
      <p>{t(`state_${status}`)}</p>
      {refused?.note && <Said title={t('reason')} text={refused.note} />}
      {status === 'QUERIED' && <Query declaration={declaration} />}
      {reference !== null && <Said title={t('reference')} text={reference} />}
      {receiptAt !== null && (
        <p className={styles.said}>
          <span className={styles.small}>{t('receiptAt')}</span>
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

function Query({ declaration: { id, history } }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const { mayWrite } = useSession()
  const withdraw = useCallMutation(withdrawQuery, {
    invalidates: TOUCHED,
    onSuccess: () => showMessage(t('withdrawn'), 'good'),
  })
  const query = openQuery(history)
  if (!query) return null
  const { box, note } = query
  return (
    <>
      <Said title={box === null ? t('yourQuery') : t('yourQueryBox', { box })} text={note ?? ''} />
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
