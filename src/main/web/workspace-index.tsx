import { Navigate } from 'react-router'
import { paths } from '#paths.ts'

export const handle = { auth: true, access: 'seller' }

export default function WorkspaceIndex() {
  return <Navigate to={paths.dashboard()} replace />
}
