import { CompanyPanel } from '../company-panel.tsx'
import { useSession } from '../use-session.ts'
import { BankCard } from './bank-card.tsx'
import { CompaniesCard } from './companies-card.tsx'

/** The facts of the company with what the register says of its VAT number, and the person's other companies. */
export function CompanySection() {
  const { role } = useSession()
  return (
    <>
      <CompanyPanel />
      {role === 'owner' && <BankCard />}
      <CompaniesCard />
    </>
  )
}
