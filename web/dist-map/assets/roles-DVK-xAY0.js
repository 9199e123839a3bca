var e=[`member`,`team`,`admin`],t=[`member`,`team`],n=e=>({role:e.role,approved:e.is_approved});export{t as n,n as r,e as t};
//# sourceMappingURL=roles-DVK-xAY0.js.map