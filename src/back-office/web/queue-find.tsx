import { useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { listProducts } from '#catalogue/contract.ts'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { IconSearch } from '#platform/ui/icons.ts'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { backOfficeText } from './back-office.text.ts'
import { placeQuery, type QueuePlace } from '#work-orders/staff/web/queue-place.ts'
import styles from './frame/queue.module.css'

const CATALOGUE_MINUTES = 10

/** Finds by number, company or product code; narrows to one product. Both go into the address. */
export function QueueFind({ box, place }: { box: RefObject<HTMLDivElement | null>; place: QueuePlace }) {
  const t = useText<typeof backOfficeText>('back-office')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(place.keyword)
  const products = useCallQuery(listProducts, { pageSize: 100 }, { staleTime: CATALOGUE_MINUTES * 60_000 })
  const go = (change: Partial<QueuePlace>) =>
    void navigate(paths.adminQueue(placeQuery({ ...place, ...change, page: 1 })))
  return (
    <div ref={box} className={styles.find}>
      <form
        role="search"
        className={styles.findForm}
        onSubmit={(event) => {
          event.preventDefault()
          go({ keyword: typed.trim() })
        }}
      >
        <TextField
          label={t('find')}
          hideLabel
          type="search"
          maxLength={80}
          placeholder={t('findPlaceholder')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
          start={<IconSearch size={18} />}
          end={<kbd aria-hidden="true">/</kbd>}
        />
      </form>
      <SelectField
        label={t('product')}
        hideLabel
        className={styles.productFilter}
        value={place.product}
        placeholder={t('allProducts')}
        onChange={(event) => go({ product: event.target.value })}
        options={(products.data?.records ?? []).map((product) => ({
          value: product.code,
          label: product.name,
        }))}
      />
    </div>
  )
}
