import { paths } from '#paths.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import { DialogButtons } from '#platform/ui/form-dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { createCompany } from '../../members-contract.ts'
import { CallFormFrame, fieldOf } from '../call-form-fields.tsx'
import { CountryField } from '../country-field.tsx'
import { type FieldErrors, textOf, useCallForm } from '../use-call-form.ts'
import { useCompanySwitch } from '../use-company-switch.ts'
import type { companiesText } from './companies.text.ts'

export function AddCompanyDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof companiesText>('companies')
  const { switchTo, switching } = useCompanySwitch()
  const form = useCallForm(createCompany, {
    idPrefix: 'add-company-',
    read: (data) => ({ name: textOf(data, 'name'), country: textOf(data, 'country') }),
    check: ({ name, country }): FieldErrors => ({
      ...(name === '' && { name: t('nameMissing') }),
      ...(country === '' && { country: t('countryMissing') }),
    }),
    onDone: ({ companyId }) => switchTo(companyId, paths.account('company')),
  })
  return (
    <Dialog title={t('addTitle')} onClose={onClose}>
      <CallFormFrame form={form}>
        <TextField
          {...fieldOf(form, 'name')}
          label={t('name')}
          help={t('nameHelp')}
          autoComplete="organization"
          maxLength={200}
        />
        <CountryField {...fieldOf(form, 'country')} label={t('country')} placeholder={t('choose')} />
        <DialogButtons
          busy={form.busy || switching !== undefined}
          submit={t('create')}
          cancel={t('cancel')}
          onClose={onClose}
        />
      </CallFormFrame>
    </Dialog>
  )
}
