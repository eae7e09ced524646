/** The page's one style: the site's quiet colours, one column on a telephone, light or dark as the reader has it. */
export const style = `
:root { color-scheme: light dark; --paper: #fdfbf7; --ink: #22201c; --soft: #6a6359; --line: #ddd5c8; --panel: #f4efe6; --link: #8a2f1c; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1916; --ink: #efe9df; --soft: #b3aa9c; --line: #3b362f; --panel: #26231f; --link: #f0a48f; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 68rem; padding: 1rem; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
h1 { line-height: 1.15; } h2 { margin: 2.5rem 0 .75rem; } h3 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
a { color: var(--link); } a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -999rem; } .skip:focus { position: static; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; } nav a { display: inline-block; padding: .35rem 0; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: .5rem; padding: 0 .9rem; }
details[open] { padding-bottom: .9rem; } details:target { border-color: var(--link); }
summary { min-height: 2.75rem; padding: .6rem 0; cursor: pointer; }
.method { display: inline-block; min-width: 4.2rem; padding: .05rem .45rem; border-radius: .3rem; font: 700 .8rem/1.6 ui-monospace, monospace; text-align: center; color: #fff; background: #4a4a4a; }
.get { background: #1f5f8b; } .post { background: #2f6b3a; } .put { background: #8a5a00; } .delete { background: #a3261b; }
.what { color: var(--soft); }
code { font: .92em ui-monospace, monospace; }
pre { margin: .5rem 0; padding: .75rem; overflow: auto; border-radius: .5rem; color: var(--ink); background: var(--panel); line-height: 1.4; }
dt { margin-top: .6rem; } dd { margin: 0 0 0 1rem; color: var(--soft); } small { color: var(--soft); }
dl { margin: .25rem 0; }
`
