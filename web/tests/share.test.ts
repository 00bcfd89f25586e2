import { beforeEach, expect, test, vi } from 'vitest'
import { copyText } from '../src/components/share'

const copied: string[] = []
let field = { value: '', select: () => undefined, remove: () => undefined }

beforeEach(() => {
  copied.length = 0
  field = { value: '', select: () => undefined, remove: vi.fn() }
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('document', {
    activeElement: null,
    body: { append: () => undefined },
    createElement: () => field,
    querySelector: () => null,
    execCommand: () => copied.push(field.value) > 0,
  })
})

test('a text is copied by the clipboard where there is one', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })

  expect(await copyText('a link')).toBe(true)

  expect(writeText).toHaveBeenCalledWith('a link')
  expect(copied).toEqual([])
})

test('without a secure context there is no clipboard, and a selection is copied', async () => {
  vi.stubGlobal('navigator', {})

  expect(await copyText('a link')).toBe(true)

  expect(copied).toEqual(['a link'])
  expect(field.remove).toHaveBeenCalled()
})

test('a selection is also copied if the clipboard refuses', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error()) } })

  expect(await copyText('a link')).toBe(true)
  expect(copied).toEqual(['a link'])
})
