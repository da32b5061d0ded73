import type { Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Charge, ProductContent, ProductOption } from './product.ts'

/** An option as offered on one day: months have become values. */
export type OfferedOption = {
  key: string
  name: LocalText
  help: LocalText | undefined
  onlyWhen: ProductOption['onlyWhen']
  default: string
  values: { value: string; label: LocalText; line: LocalText; charge: Charge }[]
}

export type ChosenOptions = Record<string, string>

export function offeredOptions(product: Pick<ProductContent, 'options'>, day: Day): OfferedOption[] {
  return product.options.map((option) => {
    const frame = { key: option.key, name: option.name, help: option.help, onlyWhen: option.onlyWhen }
    if (option.kind === 'choice')
      return {
        ...frame,
        default: option.default,
        values: option.values.map((value) => ({ ...value, line: value.line ?? value.label })),
      }
    const offsets = Array.from({ length: option.to - option.from + 1 }, (_, index) => option.from + index)
    return {
      ...frame,
      default: monthOf(day, option.default),
      values: offsets.map((offset) => {
        const value = monthOf(day, offset)
        const label = monthLabel(value)
        return { value, label, line: label, charge: { kind: 'free' as const } }
      }),
    }
  })
}

export type OptionProblem = { kind: 'unknownOption' | 'unknownValue'; option: string }

/**
 * The choice, completed with the defaults and in a fixed order, so that equal choices are equal records. An option that
 * does not apply (see `onlyWhen`) is dropped, whatever was sent for it.
 */
export function completeOptions(
  offered: readonly OfferedOption[],
  chosen: ChosenOptions,
): { options: ChosenOptions; problem: OptionProblem | undefined } {
  const unknown = Object.keys(chosen).find((key) => !offered.some((option) => option.key === key))
  let problem: OptionProblem | undefined =
    unknown === undefined ? undefined : { kind: 'unknownOption', option: unknown }
  const options: ChosenOptions = {}
  for (const option of offered) {
    if (option.onlyWhen && !option.onlyWhen.values.includes(options[option.onlyWhen.option] ?? '')) continue
    const wanted = Object.hasOwn(chosen, option.key) ? chosen[option.key] : undefined
    const known = option.values.some(({ value }) => value === wanted)
    if (wanted !== undefined && !known) problem ??= { kind: 'unknownValue', option: option.key }
    options[option.key] = wanted !== undefined && known ? wanted : option.default
  }
  return { options, problem }
}

/** `2026-03` for the month `offset` months from that of `day`. */
function monthOf(day: Day, offset: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + offset
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

function monthLabel(month: string): LocalText {
  return { en: formatDay(`${month}-01`, 'en', 'month'), zh: formatDay(`${month}-01`, 'zh', 'month') }
}
