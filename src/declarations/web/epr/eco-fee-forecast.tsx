import { useState } from 'react'
import { SelectField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { BATTERY_KINDS, categoriesOf, type BatteryKind } from '../../epr/categories.ts'
import { KILOGRAMS_FAULTS, kilogramsFault } from '../../epr/kilograms-fault.ts'
import { useBoxName } from '../detail/use-box-name.ts'
import type { ecoFeesText } from '../eco-fees.text.ts'
import { KilogramsField } from './kilograms-field.tsx'

/** What an advance was asked for. Batteries have forty lines: they are shown by kind, and none that is wrong is hidden. */
export function Forecast(props: {
  declaration: Pick<DeclarationDetail, 'stream' | 'country' | 'scheme'>
  weights: Record<string, string>
  /** Whether somebody asked to save it. */
  isTried: boolean
  onChange: (category: string, kilograms: string) => void
}) {
  const { declaration, weights, isTried, onChange } = props
  const t = useText<typeof ecoFeesText>('eco-fees')
  const lang = useLang()
  const nameOf = useBoxName(declaration)
  const [battery, setBattery] = useState<BatteryKind>('portable')
  const stream = declaration.stream ?? 'PACKAGING'
  const shown = categoriesOf(stream).filter(
    (category) =>
      stream !== 'BATTERIES' ||
      category.startsWith(`battery ${battery} `) ||
      kilogramsFault(weights[category] ?? '') !== null,
  )
  return (
    <>
      <p>{t('forecastLead')}</p>
      {stream === 'BATTERIES' && (
        <SelectField
          label={t('batteryKind')}
          help={t('batteryKindHelp')}
          value={battery}
          options={BATTERY_KINDS.map((value) => ({ value, label: t(`battery_${value}`) }))}
          onChange={({ target }) => setBattery(BATTERY_KINDS.find((one) => one === target.value) ?? battery)}
        />
      )}
      {shown.map((category) => {
        const fault = kilogramsFault(weights[category] ?? '')
        return (
          <KilogramsField
            key={category}
            label={nameOf(category).name}
            optional
            value={weights[category] ?? ''}
            error={fault !== null && isTried ? KILOGRAMS_FAULTS[fault][lang] : undefined}
            onChange={({ target }) => onChange(category, target.value)}
          />
        )
      })}
    </>
  )
}
