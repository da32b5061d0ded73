/** Plain and distinct: nobody should take the sandbox for the portal, nor for a real provider. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --bg: #eef0f4; --card: #fff; --ink: #16202e; --dim: #51607a; --line: #d5dae3; --main: #1f4fa3; --on-main: #fff; --note: #fff5e0; --note-ink: #6e4300; --note-line: #eed29a }
@media (prefers-color-scheme: dark) { :root { --bg: #0e131b; --card: #171e29; --ink: #e8edf5; --dim: #a3b0c4; --line: #2c3748; --main: #8db8ff; --on-main: #0b1a33; --note: #2e2410; --note-ink: #f0b84f; --note-line: #5c4618 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--bg); color: var(--ink); font: 400 15px/24px -apple-system, "Segoe UI", Inter, "Helvetica Neue", Arial, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; text-autospace: normal }
main { max-width: 460px; margin: 0 auto; padding: 24px 16px 48px }
header { display: flex; align-items: center; justify-content: space-between; padding: 8px 0 20px; font-weight: 600 }
header a, .back { color: var(--main) }
header a { font-weight: 400; padding: 8px 0 }
.note { background: var(--note); color: var(--note-ink); border: 1px solid var(--note-line); border-radius: 8px; padding: 10px 14px; font-size: 14px; line-height: 22px; margin: 0 0 16px }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 24px }
h1 { font-size: 16px; line-height: 24px; font-weight: 500; color: var(--dim); margin: 0 }
.sum { font-size: 36px; line-height: 44px; font-weight: 600; font-variant-numeric: tabular-nums; margin: 4px 0 0 }
.order { color: var(--dim); margin: 0 0 20px }
.card { display: flex; align-items: center; justify-content: space-between; gap: 12px; border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; margin: 0 0 20px; font-variant-numeric: tabular-nums }
.card span:last-child { color: var(--dim) }
form { display: grid; gap: 10px; margin: 0 }
button { font: inherit; font-weight: 600; min-height: 48px; padding: 10px 16px; border-radius: 8px; border: 1px solid var(--line); background: transparent; color: var(--ink); cursor: pointer }
button.main { background: var(--main); border-color: var(--main); color: var(--on-main) }
details { border-top: 1px solid var(--line); margin: 14px 0 0; padding: 12px 0 0; color: var(--dim); font-size: 14px }
summary { cursor: pointer; padding: 8px 0 }
details label { display: grid; gap: 4px; margin: 8px 0 }
select, input { font: inherit; min-height: 44px; width: 100%; border: 1px solid var(--line); border-radius: 8px; padding: 8px 10px; background: var(--card); color: var(--ink) }
.klarna { flex-wrap: wrap; background: #ffd9e6; color: #0b051d; border-color: #ffb3cf }
.klarna span:last-child { color: #3d2f45 }
button:focus-visible, a:focus-visible, summary:focus-visible, select:focus-visible, input:focus-visible { outline: 3px solid var(--main); outline-offset: 2px }
p { margin: 0 0 16px }
p:last-child { margin: 0 }
`
