import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import type { Currency } from '#platform/shared/money.ts'
import { paths } from '#paths.ts'
import { queryOfForm, servicesAddress, type ServicesQuery } from './services-query.ts'

type Props = { query: ServicesQuery; currency: Currency; className: string | undefined; children: ReactNode }

/** Each choice is applied at once; the address stays free of what was not chosen. */
export function FiltersForm({ query, currency, className, children }: Props) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const apply = (element: HTMLFormElement) => {
    const next = queryOfForm(new URLSearchParams(entriesOf(element)), { query, currency })
    void navigate(servicesAddress(next), { replace: true, preventScrollReset: true })
  }
  const here = servicesAddress(query)
  const started = useRef(false)
  useEffect(() => {
    const element = form.current
    if (!element) return
    // a choice may have been made before the page's scripts were loaded
    if (!started.current && isTouched(element)) apply(element)
    // the fields follow the address: the back button, "Clear the filters"
    else if (started.current) showIn(element, { query, currency })
    started.current = true
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [here])
  return (
    <search>
      <Form
        ref={form}
        action={paths.services()}
        className={className}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
        onChange={(event: FormEvent<HTMLFormElement>) => {
          if (event.target instanceof HTMLSelectElement) apply(event.currentTarget)
        }}
      >
        {query.compare.length > 0 && <input type="hidden" name="compare" value={query.compare.join(',')} />}
        {children}
      </Form>
    </search>
  )
}

function entriesOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)])
}

function showIn(form: HTMLFormElement, { query, currency }: Pick<Props, 'query' | 'currency'>): void {
  const { category, country, keyword, priceTo, sort } = query
  const usual = keyword ? 'relevance' : 'popular'
  const values = { category, country, keyword, priceTo, currency, sort: sort ?? usual }
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement)
      field.value = String(value ?? '')
  }
}

function isTouched(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('select')].some((select) => !select.selectedOptions[0]?.defaultSelected)
}
