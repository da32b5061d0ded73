import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { COUNTRY_CODES, officialCountryName } from '#platform/shared/countries.ts'
import { Field } from '#platform/ui/field.tsx'
import { cx } from '#platform/ui/cx.ts'
import { Flag } from '#platform/ui/flag.tsx'
import { IconChevronDown } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { countryChoices, findCountries, type CountryChoice } from '#forms/engine/model/country-names.ts'
import { useForm } from '../form-context.ts'
import type { formsText } from '../forms.text.ts'
import { useFieldFrame, type FieldOf } from './field-frame.ts'
import styles from './country-input.module.css'

/** A list that is searched by typing the name in either language (ARIA combobox). */
export function CountryInput({ entry }: FieldOf<'country'>) {
  const frame = useFieldFrame(entry)
  return <Field {...frame}>{(control) => <Combobox entry={entry} control={control} />}</Field>
}

type Control = Parameters<Parameters<typeof Field>[0]['children']>[0]

function Combobox({ entry, control }: FieldOf<'country'> & { control: Control }) {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const form = useForm()
  const listId = useId()
  const raw = form.rawAt(entry.path)
  const code = typeof raw === 'string' && /^[A-Z]{2}$/.test(raw) ? raw : undefined
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const choices = useMemo(
    () => countryChoices(entry.field.only ?? COUNTRY_CODES, lang),
    [entry.field.only, lang],
  )
  const wanted = useDeferredValue(typed)
  const found = wanted === undefined ? [] : findCountries(choices, wanted)
  const open = typed !== undefined

  const close = () => setTyped(undefined)
  const choose = (choice: CountryChoice | undefined) => {
    if (choice) form.set(entry.path, choice.code)
    close()
  }
  const show = () => {
    setTyped('')
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) show()
      else
        setActive((at) => Math.max(0, Math.min(found.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1))))
    }
    if (event.key === 'Enter' && open) {
      event.preventDefault()
      choose(found[active])
    }
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      close()
    }
  }
  return (
    <div className={styles.box}>
      {code && !typed && (
        <span className={styles.flag}>
          <Flag code={code} />
        </span>
      )}
      <input
        {...control}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && found[active] ? `${listId}-${found[active].code}` : undefined}
        autoComplete="off"
        className={cx(control.className, styles.input, code && !typed && styles.withFlag)}
        placeholder={code ? officialCountryName(code, lang) : t('countryPlaceholder')}
        value={typed ?? (code ? officialCountryName(code, lang) : '')}
        onFocus={(event) => event.target.select()}
        onClick={() => !open && show()}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // Somebody who types the whole name and goes on has chosen it.
          const [first, second] = found
          const exact =
            wanted && wanted === typed && first && (!second || first.name === typed) ? first : undefined
          choose(exact)
          form.leave(entry.path)
        }}
      />
      <IconChevronDown className={styles.chevron} size={18} />
      <CountryList id={listId} open={open} found={found} active={active} onChoose={choose} />
    </div>
  )
}

/** The roles of the ARIA combobox pattern; a native select could not be searched in two languages. */
const LIST_ROLE = { role: 'listbox' } as const
const optionProps = (isActive: boolean, onChoose: () => void) =>
  ({
    role: 'option',
    'aria-selected': isActive,
    // The field keeps its focus and hears the keys, so that leaving it is not mistaken for a choice.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: onChoose,
  }) as const

function CountryList(props: {
  id: string
  open: boolean
  found: readonly CountryChoice[]
  active: number
  onChoose: (choice: CountryChoice) => void
}) {
  const { id, open, found, active, onChoose } = props
  const t = useText<typeof formsText>('forms')
  return (
    <>
      <ul
        id={id}
        {...LIST_ROLE}
        aria-label={t('countryPlaceholder')}
        className={styles.list}
        hidden={!open || found.length === 0}
      >
        {found.map((choice, index) => (
          <li
            key={choice.code}
            id={`${id}-${choice.code}`}
            {...optionProps(index === active, () => onChoose(choice))}
            className={cx(styles.option, index === active && styles.active)}
            ref={index === active ? scrollIntoList : undefined}
          >
            <Flag code={choice.code} />
            {choice.name}
          </li>
        ))}
      </ul>
      {open && found.length === 0 && <p className={styles.none}>{t('countryNone')}</p>}
      <span aria-live="polite" className="visually-hidden">
        {open && t('countryFound', { count: found.length })}
      </span>
    </>
  )
}

function scrollIntoList(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: 'nearest' })
}
