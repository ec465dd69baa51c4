import { Stock } from "./stock.js";
function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : null === desc ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if ("object" == typeof Reflect && "function" == typeof Reflect.decorate) r = Reflect.decorate(decorators, target, key, desc);
    else for(var i = decorators.length - 1; i >= 0; i--)if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if ("object" == typeof Reflect && "function" == typeof Reflect.metadata) return Reflect.metadata(metadataKey, metadataValue);
}
function inject(target) {
    console.log('inject:', target.name);
}
class Cart {
    constructor(stock){
        this.stock = stock;
    }
}
Cart = _ts_decorate([
    inject,
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        void 0 === Stock ? Object : Stock
    ])
], Cart);
export { Cart };
