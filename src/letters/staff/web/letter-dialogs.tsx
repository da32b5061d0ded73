import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { staffCreateLetter, staffRevokeLetter, type StaffLetter } from '../contract.ts'
import type { lettersStaffText } from './letters-staff.text.ts'

/** Makes a letter on a work order, which staff know by its number. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof lettersStaffText>('letters-staff')
  const [number, setNumber] = useState('')
  const make = useStaffAction(staffCreateLetter, { done: t('made'), onDone: onClose })
  return (
    <Dialog title={t('makeTitle')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          make.run({ workOrderNumber: number })
        }}
      >
        <Stack gap={16}>
          <p>{t('makeText')}</p>
          <TextField
            label={t('workOrderNumber')}
            help={t('workOrderHelp')}
            maxLength={40}
            spellCheck={false}
            data-autofocus
            value={number}
            error={make.errors['workOrderNumber']}
            onChange={(event) => setNumber(event.target.value)}
          />
          <Row gap={12}>
            <Button type="submit" variant="primary" loading={make.pending}>
              {t('makeNow')}
            </Button>
            <Button variant="subtle" onClick={onClose}>
              {t('cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Asks for the reason, which the customer reads. */
export function WithdrawDialog({ letter, onClose }: { letter: StaffLetter; onClose: () => void }) {
  const t = useText<typeof lettersStaffText>('letters-staff')
  const [reason, setReason] = useState('')
  const end = useStaffAction(staffRevokeLetter, { done: t('withdrawn'), onDone: onClose })
  const { companyId, id: letterId, number } = letter
  return (
    <Dialog title={t('withdrawNamed', { number })} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          end.run({ companyId, letterId, reason })
        }}
      >
        <Stack gap={16}>
          <p>{t('withdrawText')}</p>
          <TextAreaField
            label={t('reason')}
            rows={3}
            maxLength={300}
            data-autofocus
            value={reason}
            error={end.errors['reason']}
            onChange={(event) => setReason(event.target.value)}
          />
          <Row gap={12}>
            <Button type="submit" variant="dangerFilled" loading={end.pending}>
              {t('withdrawNow')}
            </Button>
            <Button variant="subtle" onClick={onClose}>
              {t('cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
