import { useNavigate } from 'react-router'
import { listProducts } from '#catalogue/contract.ts'
import { SelectField } from '#platform/ui/field.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { backOfficeText } from './back-office.text.ts'
import { placeQuery, type QueuePlace } from '#work-orders/staff/web/queue-place.ts'
import { FindBox } from './frame/find-box.tsx'
import styles from './queue.module.css'

const CATALOGUE_MINUTES = 10

/** Searches by number, company or product code; filters by product. Both go into the address. */
export function QueueFind({ place }: { place: QueuePlace }) {
  const t = useText<typeof backOfficeText>('back-office')
  const navigate = useNavigate()
  const products = useCallQuery(listProducts, { pageSize: 100 }, { staleTime: CATALOGUE_MINUTES * 60_000 })
  const go = (change: Partial<QueuePlace>) =>
    void navigate(paths.adminQueue(placeQuery({ ...place, ...change, page: 1 })))
  return (
    <>
      <FindBox
        label={t('find')}
        placeholder={t('findPlaceholder')}
        keyword={place.keyword}
        onFind={(keyword) => go({ keyword })}
      />
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
    </>
  )
}
