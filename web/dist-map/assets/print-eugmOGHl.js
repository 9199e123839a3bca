import{_ as e}from"./vendor-B8QnmuyX.js";var t=e([`@media print{display:none;}`]),n=e([`@media screen{display:none;}`]);export{n,t};
//# sourceMappingURL=print-eugmOGHl.js.map