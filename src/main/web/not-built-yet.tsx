export const handle = { access: 'public' }
export default function N() {
  return <p>not built yet</p>
}
