import { fieldOf, textOf, useCallForm } from '#accounts/web/public.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { categoriesOf, isUsual } from '../../epr/categories.ts'
import { kilogramText } from '../../epr/kilograms.ts'
import { enterQuantities } from '../../quantities-contract.ts'
import { useBoxName } from '../detail/use-box-name.ts'
import { readAgain } from '../detail/use-declaration.ts'
import type { quantitiesText } from '../quantities.text.ts'

/** The weights of the period, line by line; what is empty is none. */
export function EnterDialog({
  declaration,
  onClose,
}: {
  declaration: DeclarationDetail
  onClose: () => void
}) {
  const t = useText<typeof quantitiesText>('quantities')
  const nameOf = useBoxName(declaration)
  const { id, stream, boxes } = declaration
  const known = new Map(boxes.map(({ box, amount }) => [box, amount]))
  const shown = categoriesOf(stream ?? 'PACKAGING').filter((one) => isUsual(one) || known.has(one))
  const form = useCallForm(enterQuantities, {
    idPrefix: 'quantity-',
    read: (data) => ({
      id,
      lines: shown.map((category, index) => ({
        category,
        kilograms: textOf(data, `lines.${index}.kilograms`),
      })),
    }),
    onDone: () => {
      showMessage(t('saved'), 'good')
      readAgain()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('enterTitle')}
      onClose={onClose}
      form={form}
      submit={t('save')}
      cancel={t('cancel')}
      size="lg"
    >
      <p>{t(stream === 'BATTERIES' ? 'enterBatteries' : 'enterLead')}</p>
      {shown.map((category, index) => {
        const amount = known.get(category)
        return (
          <TextField
            key={category}
            {...fieldOf(form, `lines.${index}.kilograms`)}
            label={nameOf(category).name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            end={t('kilogram')}
            defaultValue={amount === undefined ? '' : kilogramText(amount)}
          />
        )
      })}
    </FormDialog>
  )
}
