const texts = new Map<string, string>()

/** Where an extension or a translator has changed the page, React renders the form anew, and empty. */
export function keepEarlyTexts(): void {
  document.querySelectorAll('form [name]').forEach(keep)
  document.addEventListener('input', keepTarget, { capture: true })
}

/** What was typed until now, by the field's name, for the form that knows from here on. */
export function takeEarlyTexts(): ReadonlyMap<string, string> {
  document.removeEventListener('input', keepTarget, { capture: true })
  const taken = new Map(texts)
  texts.clear()
  return taken
}

function keepTarget({ target }: Event) {
  keep(target)
}

function keep(field: EventTarget | null) {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    texts.set(field.name, field.value)
}
