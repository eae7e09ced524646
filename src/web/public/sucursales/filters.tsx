import { useEffect, useId, useRef } from 'react'
import { formatCount } from '../../../contract/values/numbers.ts'
import { SearchField } from '../ui/search/searchField.tsx'
import type { Filters as FiltersOf, Option, OptionGroup } from './load.ts'
import { NearMe } from './nearMe.tsx'

interface FiltersProps {
  readonly question: URLSearchParams
  readonly filters: FiltersOf
  /** How many of them are chosen. */
  readonly count: number
  /** Asks another question. */
  readonly ask: (question: URLSearchParams) => void
}

/** The question as a form: sent as it is without scripts, and asked on every change with them. */
export function Filters({ question, filters, count, ask }: FiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const text = useFollowing(question.get('q') ?? '')
  const askForm = () => {
    if (!form.current) return
    const typed = [...new FormData(form.current)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    )
    ask(new URLSearchParams(typed))
  }
  return (
    <search className="no-print">
      <form
        ref={form}
        className="space-y-3"
        onChange={askForm}
        onSubmit={(event) => {
          event.preventDefault()
          askForm()
        }}
      >
        <div className="search-box">
          <SearchField
            ref={text}
            name="q"
            aria-label="Buscar sucursales"
            placeholder="Nombre, giro o colonia"
            defaultValue={question.get('q') ?? ''}
            onClear={() => {
              if (text.current) text.current.value = ''
              askForm()
            }}
          />
          <button type="submit" className="button">
            Buscar
          </button>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <label className="choice-pill" htmlFor="abierto">
            <Box id="abierto" name="abierto" value="1" checked={question.get('abierto') === '1'} />
            Abierto ahora <Total of={filters.open} />
          </label>
          <NearMe question={question} ask={ask} />
          <Order question={question} />
        </div>
        <details className="filter-panel">
          <summary>Filtros{count > 0 && ` (${count})`}</summary>
          <div className="filter-groups">
            {filters.groups.map((group) => (
              <Group key={group.name} group={group} chosen={question.getAll(group.name)} />
            ))}
          </div>
          <noscript>
            <button type="submit" className="button mt-4">
              Aplicar filtros
            </button>
          </noscript>
        </details>
        {question.has('marco') && <input type="hidden" name="marco" value={question.get('marco') ?? ''} />}
      </form>
    </search>
  )
}

function Group({ group, chosen }: { group: OptionGroup; chosen: readonly string[] }) {
  const { name, title, options, range } = group
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold wrap-anywhere">{title}</legend>
      {range ? (
        <label className="mt-1 block text-sm">
          De {formatCount(range.from)} a {formatCount(range.to)} {range.unit}
          <input
            name={name}
            defaultValue={chosen[0] ?? ''}
            key={chosen[0] ?? ''}
            placeholder={`${range.from}..${range.to}`}
            pattern="\d*(\.\d+)?(\.\.)?\d*(\.\d+)?"
            inputMode="decimal"
            className="field mt-1"
          />
        </label>
      ) : (
        <ul className="filter-options">
          {options.map((option) => (
            <li key={option.value}>
              <Choice name={name} option={option} checked={chosen.includes(option.value)} />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

/** An option that leads to nothing says so and cannot be chosen, only given up. */
function Choice({ name, option, checked }: { name: string; option: Option; checked: boolean }) {
  const { value, label, total } = option
  const id = useId()
  return (
    <label className="filter-option" htmlFor={id}>
      <Box id={id} name={name} value={value} checked={checked} disabled={total === 0 && !checked} />
      <span className="min-w-0">{label}</span> <Total of={total} />
    </label>
  )
}

const Total = ({ of }: { of: number }) => (
  <span className="text-soft">
    ({formatCount(of)}
    <span className="sr-only"> {of === 1 ? 'sucursal' : 'sucursales'}</span>)
  </span>
)

/** A box that follows the address, which links and Back change, and keeps the focus meanwhile. */
function Box(props: { id: string; name: string; value: string; checked: boolean; disabled?: boolean }) {
  const { checked } = props
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.checked = checked
  }, [checked])
  return (
    <input
      ref={box}
      id={props.id}
      type="checkbox"
      name={props.name}
      value={props.value}
      defaultChecked={checked}
      disabled={props.disabled}
      className="size-5 shrink-0"
    />
  )
}

function Order({ question }: { question: URLSearchParams }) {
  const orden = question.get('orden') ?? ''
  const [near, text] = [question.has('cerca'), question.has('q')]
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (select.current) select.current.value = orden
  }, [orden])
  return (
    <label className="flex items-center gap-2">
      <span className="text-soft text-sm">Orden</span>
      <select ref={select} name="orden" defaultValue={orden} className="field">
        <option value="">
          {near ? 'Más cerca primero' : text ? 'Mejor resultado primero' : 'El del directorio'}
        </option>
        <option value="nombre">Por nombre</option>
      </select>
    </label>
  )
}

/** A field that follows the address. It keeps a text while a person types, and one from before hydration. */
function useFollowing(value: string): React.RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const followed = useRef(value)
  useEffect(() => {
    if (followed.current === value) return
    followed.current = value
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])
  return field
}
