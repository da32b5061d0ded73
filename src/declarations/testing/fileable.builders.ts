import type { TestApp } from '#main/testing/test-app.ts'
import { mandates } from '#registrations/server/mandates.tables.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import type { DeclarationRow } from '../server/declarations.tables.ts'
import { licences } from '../server/licences.tables.ts'
import { taxNumbers } from '../server/tax-numbers.tables.ts'

type Books = Pick<TestApp, 'clock'> & { deps: Pick<TestApp['deps'], 'db'> }
type Filed = Pick<DeclarationRow, 'companyId' | 'registrationId' | 'country'>

const NAME = { en: 'VAT registration', zh: 'VAT注册' }

/** All that filing a declaration takes beside its figures: a number, a mandate, a licence that the whole staff signs. */
export async function makeFileable(app: Books, declaration: Filed): Promise<void> {
  const now = app.clock.now()
  const { companyId, registrationId, country } = declaration
  const { db } = app.deps
  await db
    .insert(registrations)
    .values({ ...registrationRow(declaration), createdAt: now })
    .onConflictDoNothing()
  await db
    .insert(mandates)
    .values({
      companyId,
      id: `md_${registrationId}_${country}`,
      country,
      scope: 'VAT',
      productName: NAME,
      workOrderId: `wo_${registrationId}`,
      workOrderNumber: '',
      nodeId: `nd_${registrationId}_${country}`,
      fileId: 'fl_mandate',
      status: 'IN_FORCE',
      statusSince: now,
      signedOn: '2020-01-01',
      createdAt: now,
    })
    .onConflictDoNothing()
  await holdLicence(app, country)
  const entered = { enteredBy: 'st_1', enteredName: 'Anna', enteredAt: now }
  if (country === 'DE')
    await db
      .insert(taxNumbers)
      .values({ companyId, country, number: '1121081508150', ...entered })
      .onConflictDoNothing()
}

const registrationRow = ({ companyId, registrationId: id, country }: Filed) => ({
  id,
  companyId,
  workOrderId: `wo_${id}`,
  workOrderNumber: '',
  orderId: '',
  orderNumber: '',
  productId: '',
  productCode: '',
  productName: NAME,
  country,
  kind: 'VAT_NUMBER' as const,
  registrationNumber: country === 'DE' ? 'DE136695976' : `${country}123456789`,
})

/** Every member of staff signs for the agency, so that anybody may file. */
export async function holdLicence({ deps, clock }: Books, country: string): Promise<void> {
  const people = await deps.db.select({ id: staffMembers.id }).from(staffMembers)
  await deps.db
    .insert(licences)
    .values({
      id: `lic_${country.toLowerCase()}`,
      country,
      act: 'FILE_RETURNS',
      holder: 'Muster Compliance GmbH',
      number: 'XAML00000123456',
      validFrom: '2020-01-01',
      signers: people.map(({ id }) => id),
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
}
