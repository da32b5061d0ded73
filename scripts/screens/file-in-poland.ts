import { vatFilingExample } from '#form-templates/vat-filing/examples.ts'
import { monthsAgo } from '#main/journey/begin-filing.ts'
import type { Actors } from '#main/journey/follow.ts'
import { samplePdf } from '#main/journey/sample-documents.ts'

type Node = { id: string; kind: string }

/** Returns in a second country, for a number that the company already has. */
export async function fileInPoland({ seller, staff, base, workOrderId }: Actors): Promise<void> {
  const { nodes } = await seller.get<{ nodes: Node[] }>(`${base}/woProcessNode/get`, { workOrderId })
  const at = (kind: string) => ({ workOrderId, nodeId: nodes.find((node) => node.kind === kind)?.id })
  const paper = async (name: string) =>
    seller.upload(`${base}/file/upload`, { name: `${name}.pdf`, bytes: await samplePdf(name) })
  await seller.post(`${base}/woNodeData/save`, {
    nodeId: at('FORM').nodeId,
    answers: await withPapers(vatFilingExample('PL'), paper),
    submit: true,
  })
  await staff.post(`${base}/staff/verdict/acceptRest`, { ...at('REVIEW'), submission: 1 })
  await staff.post(`${base}/staff/node/accept`, at('REVIEW'))
  const uploadId = await paper('power-of-attorney-signed')
  await seller.post(`${base}/woProcessNode/submitSignature`, { ...at('SIGNATURE'), uploadId })
  await staff.post(`${base}/staff/node/accept`, at('SIGNATURE'))
  await staff.post(`${base}/staff/node/complete`, at('AGENCY_TASK'))
  await staff.post(`${base}/staff/node/complete`, {
    ...at('DELIVERY'),
    number: 'PL8567346215',
    rhythm: 'MONTHLY',
    firstMonth: monthsAgo(1),
  })
}

/** The example names its papers; each is uploaded. */
async function withPapers(answers: object, paper: (name: string) => Promise<string>): Promise<unknown> {
  let json = JSON.stringify(answers)
  for (const name of new Set(json.match(/up_\w+/g))) {
    json = json.replaceAll(`"${name}"`, JSON.stringify(await paper(name.slice('up_'.length))))
  }
  return JSON.parse(json)
}
