import { html, LitElement } from 'lit';
import {
  customElement,
  property,
} from 'lit/decorators.js';

@customElement('user-badge')
export class UserBadge extends LitElement {
  @property() name = 'guest';

  override render() {
    return html`<p>Hello, ${this.name}</p>`;
  }
}
