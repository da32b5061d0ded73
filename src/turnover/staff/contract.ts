import { z } from 'zod'
import { defineCall, idInput, pageInput } from '#platform/shared/call.ts'
import { statementPage } from '../contract.ts'

export const staffStatements = defineCall({
  method: 'GET',
  path: '/staff/turnover/list',
  access: { staff: ['agent', 'reviewer', 'admin'] },
  summary:
    'What others reported of a company’s sales beside its returns, each difference explained by cause.',
  input: z.object({ ...pageInput, companyId: idInput }),
  output: statementPage.extend({ company: z.string() }),
})
