import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextAreaField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { accept, reject, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import { workWordOf } from '../quantity-words.ts'

type Props = { work: DeclarationWorkDetail }

/** What the tax office answered to a declaration that was filed. */
export function SettleForm({ work }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [rejecting, setRejecting] = useState(false)
  const take = useStaffAction(accept, { done: t('accepted'), toastsAll: true })
  return (
    <Stack gap={16}>
      <p>{t(workWordOf(work, 'settleText'))}</p>
      <Row gap={12}>
        <Button
          variant="primary"
          loading={take.pending}
          onClick={() => take.run({ companyId: work.company.id, id: work.id })}
        >
          {t('accept')}
        </Button>
        <Button variant="danger" onClick={() => setRejecting(true)}>
          {t('reject')}
        </Button>
      </Row>
      {rejecting && <RejectDialog work={work} onClose={() => setRejecting(false)} />}
    </Stack>
  )
}

function RejectDialog({ work, onClose }: Props & { onClose: () => void }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = useStaffAction(reject, { done: t('rejected'), onDone: onClose })
  return (
    <FormDialog
      title={t(workWordOf(work, 'rejectTitle'))}
      onClose={onClose}
      form={{
        busy: send.pending,
        onSubmit: () => {
          setMissing(reason.trim() === '')
          if (reason.trim() !== '') send.run({ companyId: work.company.id, id: work.id, reason })
        },
      }}
      submit={t('rejectNow')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('rejectText')}</p>
      <TextAreaField
        label={t(workWordOf(work, 'authorityWords'))}
        rows={4}
        maxLength={1000}
        data-autofocus
        value={reason}
        error={isMissing ? t(workWordOf(work, 'wordsMissing')) : send.errors['reason']}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
