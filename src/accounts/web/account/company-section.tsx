import { CompanyPanel } from '../company-panel.tsx'

/** The facts of the company, and what the register says of its VAT number. */
export function CompanySection() {
  return <CompanyPanel />
}
