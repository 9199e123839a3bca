var e=`@container (max-width: 880px)`,t=`@container (min-width: 880.01px)`;export{t as n,e as t};
//# sourceMappingURL=narrow-list-CJWud8j8.js.map