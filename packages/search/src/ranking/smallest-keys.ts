/** The smallest of the keys offered, as many as wanted: a heap with the largest of them on top. Used again and again. */
export class SmallestKeys {
  #keys = new Float64Array(0)
  #count = 0
  /** What is larger is not kept. */
  limit = Infinity

  /** Forgets the keys offered so far. */
  restart(wanted: number): void {
    if (wanted !== this.#keys.length) this.#keys = new Float64Array(wanted)
    this.#count = 0
    this.limit = Infinity
  }

  offer(key: number): void {
    const keys = this.#keys
    let at = 0
    if (this.#count < keys.length) {
      at = this.#count++
      for (let parent = (at - 1) >> 1; at > 0 && keys[parent]! < key; parent = (at - 1) >> 1) {
        keys[at] = keys[parent]!
        at = parent
      }
    } else if (key < this.limit) {
      for (let child = 1; child < keys.length; child = 2 * at + 1) {
        if (child + 1 < keys.length && keys[child + 1]! > keys[child]!) child++
        if (keys[child]! <= key) break
        keys[at] = keys[child]!
        at = child
      }
    } else return
    keys[at] = key
    if (this.#count === keys.length) this.limit = keys[0]!
  }

  /** In ascending order. */
  sorted(): Float64Array {
    return this.#keys.subarray(0, this.#count).sort()
  }
}
