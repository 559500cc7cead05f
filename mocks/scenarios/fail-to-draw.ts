/**
 * Lets the page's own code break wherever it draws an element of this kind, as a fault in it would: what draws a screen
 * gets an exception in the middle of it.
 */
export function failToDraw(page: Document, element: string): void {
  const createElement = page.createElement.bind(page) as (name: string, options?: object) => HTMLElement;
  page.createElement = (name: string, options?: object) => {
    if (name.toLowerCase() === element)
      throw new Error(`The ${element} could not be drawn (forced by the mock)`);
    return createElement(name, options);
  };
}
