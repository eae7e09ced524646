import { lazy, Suspense } from 'react'
import type { RecordModal } from '../ui/recordModal.ts'
import type { ListedEmpresa } from './listed.ts'

const SucursalModal = lazy(() => import('./modal.tsx'))

/** The branch that somebody opened from a list, over the list. Its code loads then. */
export const SucursalOver = ({ of: { open, close } }: { of: RecordModal<ListedEmpresa> }) =>
  open && (
    <Suspense>
      <SucursalModal listed={open} onClose={close} />
    </Suspense>
  )
