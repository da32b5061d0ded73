import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { TextAreaField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationWorkDetail } from '../../contract.ts'
import { staffStateNoSales } from '../../imports-contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'

type Unreported = NonNullable<DeclarationWorkDetail['waitingFor'][number]['unreported']>
type Props = { work: DeclarationWorkDetail; unreported: Unreported }

/** Where a report is missing: staff may say for the seller, and why, that there were no sales. */
export function NoSales({ work, unreported }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={32} onClick={() => setOpen(true)}>
        {t('noSales')}
      </Button>
      {isOpen && <NoSalesDialog work={work} unreported={unreported} onClose={() => setOpen(false)} />}
    </>
  )
}

function NoSalesDialog({ work, unreported, onClose }: Props & { onClose: () => void }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const lang = useLang()
  const { shopId, month, channel } = unreported
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = useStaffAction(staffStateNoSales, { done: t('noSalesDone'), onDone: onClose })
  const words = { month: formatDay(`${month}-01`, lang, 'month'), shop: channel }
  const submit = () => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return
    const of = shopId === null ? { month } : { shopId, month }
    send.run({ companyId: work.company.id, id: work.id, ...of, reason })
  }
  return (
    <FormDialog
      title={channel === '' ? t('noSalesTitleAny', words) : t('noSalesTitle', words)}
      onClose={onClose}
      form={{ busy: send.pending, onSubmit: submit }}
      submit={t('noSalesNow')}
      cancel={t('cancel')}
    >
      <p>{t('noSalesText')}</p>
      <TextAreaField
        label={t('reason')}
        rows={3}
        maxLength={1000}
        data-autofocus
        value={reason}
        error={isMissing ? t('reasonMissing') : send.errors['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
