import { fieldOf, textOf, useCallForm } from '#accounts/web/public.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { categoriesOf, isUsual } from '../../epr/categories.ts'
import { KILOGRAMS_FAULTS, kilogramsFault } from '../../epr/kilograms-fault.ts'
import { kilogramText } from '../../epr/kilograms.ts'
import { enterQuantities } from '../../quantities-contract.ts'
import { useBoxName } from '../detail/use-box-name.ts'
import { readAgain } from '../detail/use-declaration.ts'
import type { quantitiesText } from '../quantities.text.ts'
import { KilogramsField } from './kilograms-field.tsx'

/** The weights of the period, line by line; what is empty is none. */
export function EnterDialog({
  declaration,
  onClose,
}: {
  declaration: DeclarationDetail
  onClose: () => void
}) {
  const t = useText<typeof quantitiesText>('quantities')
  const lang = useLang()
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
    check: ({ lines }) =>
      Object.fromEntries(
        lines.flatMap(({ kilograms }, index) => {
          const fault = kilogramsFault(kilograms)
          return fault === null ? [] : [[`lines.${index}.kilograms`, KILOGRAMS_FAULTS[fault][lang]]]
        }),
      ),
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
          <KilogramsField
            key={category}
            {...fieldOf(form, `lines.${index}.kilograms`)}
            label={nameOf(category).name}
            end={t('kilogram')}
            defaultValue={amount === undefined ? '' : kilogramText(amount)}
          />
        )
      })}
    </FormDialog>
  )
}
