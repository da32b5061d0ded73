import { useEffect, useRef, useState } from 'react'
import { useCallQuery } from '#platform/web/query.ts'
import { companyInfo, type CompanyInfo } from '../contract.ts'

/** How long to poll for the register's answer after saving, and how often. */
const LOOK_OUT_MS = 20_000
const EVERY_MS = 1_500

/**
 * The company, polled while its VAT number is being checked.
 * @param onVerdict called when the number's status changed: VAT on the fee may have changed with it
 */
export function useCompanyCheck(onAnswer?: (company: CompanyInfo) => void) {
  const [isPolling, setPolling] = useState(false)
  const { data: company, error, refetch } = useCallQuery(companyInfo, {})
  const status = company?.vatNumberStatus
  const checking = isPolling && status === 'well_formed'
  const before = useRef(status)

  useEffect(() => {
    if (!checking) return undefined
    const again = setInterval(() => void refetch(), EVERY_MS)
    const end = setTimeout(() => setPolling(false), LOOK_OUT_MS)
    return () => {
      clearInterval(again)
      clearTimeout(end)
    }
  }, [checking, refetch])

  useEffect(() => {
    if (!company || before.current === status) return
    const isNews = before.current !== undefined
    before.current = status
    if (isNews) onAnswer?.(company)
  }, [company, status, onAnswer])

  return { company, error, refetch, checking, expectResult: () => setPolling(true) }
}
