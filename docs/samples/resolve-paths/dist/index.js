const today = ()=>({
        year: 2026,
        day: 1
    });
const plan = ()=>[
        today()
    ];
export { plan };
