/** Something did not answer: says so, and offers to try again. */
export function Failure() {
  return (
    <div className="wrap py-24 text-center">
      <title>No se pudo cargar la página</title>
      <h1 className="text-3xl">No se pudo cargar la página</h1>
      <p className="text-soft mt-4">El servicio no respondió. Espera unos segundos e inténtalo de nuevo.</p>
      <button type="button" onClick={() => window.location.reload()} className="button mt-8">
        Reintentar
      </button>
    </div>
  )
}
